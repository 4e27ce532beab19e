import { z } from "zod";
import type { ProviderEnv } from "../env.ts";
import { HttpFailed } from "../http-failed.ts";
import { endingInReasons, stillThere } from "../failed-job.ts";
import type { ProviderAdapter, TakenBack } from "../job.ts";
import { generationFailed, isPassingForJob, jobReason, passingFailure } from "../reason.ts";
import { askElevenLabs } from "./ask-elevenlabs.ts";
import { soundIn } from "./sound-answer.ts";

/** What is said in a film, by the key of its sound; languages are ISO 639-1, `auto` where nobody knows. */
export interface DubRequest {
  readonly audio: string;
  readonly from: string;
  readonly to: string;
}

const id = z.string().regex(/^[\w-]{1,80}$/);
/** Where the sound and its subtitles are to be asked for. */
const dubMade = z.object({ job: id, language: z.string().regex(/^[a-z]{2,3}$/) });
export type DubMade = z.infer<typeof dubMade>;

const started = z.object({ dubbing_id: id });
const job = z.object({ status: z.string(), error: z.string().nullish() });

/** What jobs of it are called here. */
export const DUB_JOBS = "elevenlabs-dubbing";

interface Means {
  readonly env: ProviderEnv;
  readonly read: (key: string) => Promise<Uint8Array<ArrayBuffer>>;
}

/** `<id> <language>`: what is kept of a dub that was started. */
function keptDub(text: string): DubMade {
  const [found, language] = text.split(" ");
  return dubMade.parse({ job: found, language });
}

/** ElevenLabs' dubbing of a recording (`POST /v1/dubbing`, `GET /v1/dubbing/{id}`): every speaker in a copy of their own voice. */
export const elevenLabsDub = ({ env, read }: Means): ProviderAdapter<DubRequest, DubMade> =>
  endingInReasons({
    name: DUB_JOBS,
    result: dubMade,
    async start({ audio, from, to }) {
      const form = new FormData();
      form.set("file", new Blob([await read(audio)], { type: "audio/mpeg" }), "sound.mp3");
      form.set("source_lang", from);
      form.set("target_lang", to);
      // Nobody knows how many there are: 0 finds out.
      form.set("num_speakers", "0");
      form.set("watermark", "false");
      form.set("drop_background_audio", "false");
      const answer = await (await askElevenLabs(env, "/v1/dubbing", { method: "POST", body: form })).json();
      return `${started.parse(answer).dubbing_id} ${to}`;
    },
    async status(kept) {
      const made = keptDub(kept);
      const { status, error } = job.parse(await (await askElevenLabs(env, `/v1/dubbing/${made.job}`)).json());
      if (status === "failed") {
        // The copies of voices that it was to be made of are there all the same.
        await deleteDub(env, made).catch((cause: unknown) => console.warn(cause));
        return { state: "failed", reason: jobReason(error ?? "") };
      }
      return status === "dubbed" ? { state: "done", result: made } : { state: "pending", retryAfterMs: 5000 };
    },
  });

/** Nothing of it is left at the provider, which takes its price when a dub is begun and names none that it gives back. */
export async function cancelDub(env: ProviderEnv, kept: string): Promise<TakenBack> {
  await deleteDub(env, keptDub(kept));
  return "billed";
}

/** The dubbed sound (`GET /v1/dubbing/{id}/audio/{language}`), which has been paid for: what passes is thrown. Throws model.* */
export const dubbedSound = (env: ProviderEnv, { job: found, language }: DubMade): Promise<Uint8Array<ArrayBuffer>> =>
  stillThere(async () => soundIn(await askElevenLabs(env, `/v1/dubbing/${found}/audio/${language}`)));

const MOST_SUBTITLES = 400_000;

/** What is said in it now, as SubRip (`…/transcripts/{language}/format/srt`); empty where there is none to be had. What passes is thrown. */
export async function dubbedLines(env: ProviderEnv, { job: found, language }: DubMade): Promise<string> {
  const transcript = z.object({ transcript_format: z.literal("srt"), srt: z.string().max(MOST_SUBTITLES) });
  try {
    const answer = await askElevenLabs(env, `/v1/dubbing/${found}/transcripts/${language}/format/srt`);
    return transcript.parse(await answer.json()).srt;
  } catch (error) {
    if (isPassingForJob(error)) throw passingFailure(error);
    console.warn(generationFailed(error));
    return "";
  }
}

/** Deletes a dub with the copies of voices that were made for it (`DELETE /v1/dubbing/{id}`): one that is gone is deleted. */
export async function deleteDub(env: ProviderEnv, { job: found }: Pick<DubMade, "job">): Promise<void> {
  await askElevenLabs(env, `/v1/dubbing/${found}`, { method: "DELETE" }).catch((error: unknown) => {
    if (!(error instanceof HttpFailed && error.status === 404)) throw generationFailed(error);
  });
}
