import { z } from "zod";
import { goingOn, serviceModelOf } from "../../../trpc/contract/rules/models/service-models.ts";
import { useOfTranscript } from "../../../trpc/contract/rules/provider-calls.ts";
import type { Cue } from "../../../timeline/subtitles/cue.ts";
import { ANSWER, askProvider } from "./ask-provider.ts";
import type { Tell } from "./book-call.ts";
import type { ProviderEnv } from "./env.ts";
import { HttpFailed } from "./http-failed.ts";

const TIMEOUT_MS = 120_000;
const MOST_BYTES = 25 * 1024 * 1024;

const segment = z.object({ start: z.number(), end: z.number(), text: z.string() });
const word = z.object({ word: z.string(), start: z.number(), end: z.number() });
const verbose = z.object({ duration: z.coerce.number().catch(0), segments: z.array(segment).optional(), words: z.array(word).optional() });
const plain = z.object({
  text: z.string(),
  usage: z
    .object({ seconds: z.number().catch(0) })
    .nullish()
    .catch(null),
});

/** What was heard: lines with their times, in seconds; or of a model that knows no times, the words alone. */
export type Heard = { cues: Cue[] } | { text: string };

export interface HeardIn {
  /** `auto` where nobody said. */
  language: string;
  /** Of the sound. */
  seconds: number;
}

/** Something that writes down what is said. Throws what `failureReason` sorts; `tell` is told what its answer is paid for. */
export interface Transcriber {
  /** `provider:model`, as it is today. */
  readonly engine: string;
  transcribe(sound: Blob, about: HeardIn, tell?: Tell): Promise<Heard>;
}

/** The first while it lives, for it says when each word is said; OpenAI names the second in its place. */
const STANDARD = "openai/whisper-1";
const today = (): string => new Date().toISOString().slice(0, 10);

/** The model that is asked: at OpenAI's own address one that has ended gives way to what goes on in its place. */
function modelNow({ OPENAI_BASE_URL, OPENAI_TRANSCRIPTION_MODEL }: ProviderEnv, day: string): string {
  const id = OPENAI_TRANSCRIPTION_MODEL ? `openai/${OPENAI_TRANSCRIPTION_MODEL}` : STANDARD;
  return ((OPENAI_BASE_URL === undefined ? goingOn(id, day) : id) ?? id).slice("openai/".length);
}

/** Models that are known to tell no times are asked for words alone; of others times are asked, as Whisper's protocol has them. */
const knowsTimes = (model: string): boolean => {
  const known = serviceModelOf(`openai/${model}`);
  return known === undefined || known.times === true;
};

function formOf(model: string, sound: Blob, language: string): FormData {
  const form = new FormData();
  form.append("file", sound, "sound.mp3");
  form.append("model", model);
  form.append("response_format", knowsTimes(model) ? "verbose_json" : "json");
  if (knowsTimes(model)) for (const kind of ["segment", "word"]) form.append("timestamp_granularities[]", kind);
  if (language !== "auto") form.append("language", language);
  return form;
}

type Verbose = z.infer<typeof verbose>;

/** Segments begin and end with their words, where these are told: a segment's own times have silence in them. */
function cuesOf({ segments = [], words = [] }: Verbose): Cue[] {
  return segments.flatMap(({ start, end, text }) => {
    const own = words.filter((one) => one.start >= start - 0.05 && one.end <= end + 0.05);
    const said = text.trim();
    return said === "" ? [] : [{ start: own[0]?.start ?? start, end: own.at(-1)?.end ?? end, text: said, speaker: "" }];
  });
}

/** OpenAI's transcriptions, or another server's of the same protocol; null without its key. `day`: today, as `2026-11-27`. */
export function transcriberFor(env: ProviderEnv, day: () => string = today): Transcriber | null {
  const { OPENAI_API_KEY, OPENAI_BASE_URL } = env;
  if (OPENAI_API_KEY === undefined) return null;
  return {
    get engine() {
      return `openai:${modelNow(env, day())}`;
    },
    async transcribe(sound, { language, seconds }, tell) {
      if (sound.size > MOST_BYTES) throw new HttpFailed("openai", 413, "the sound is too large");
      const model = modelNow(env, day());
      const headers = { authorization: `Bearer ${OPENAI_API_KEY}` };
      const asked = { method: "POST", headers, body: formOf(model, sound, language), signal: AbortSignal.timeout(TIMEOUT_MS) };
      const response = await askProvider(`${OPENAI_BASE_URL ?? "https://api.openai.com/v1"}/audio/transcriptions`, asked, ANSWER.sound);
      if (!response.ok) throw new HttpFailed("openai", response.status, await response.text());
      const answer: unknown = await response.json();
      const heard = knowsTimes(model) ? verbose.parse(answer) : plain.parse(answer);
      const told = "text" in heard ? heard.usage?.seconds : heard.duration;
      await tell?.(useOfTranscript(`openai:${model}`, told || seconds));
      return "text" in heard ? { text: heard.text } : { cues: cuesOf(heard) };
    },
  };
}
