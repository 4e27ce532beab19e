import { z } from "zod";
import type { Cue } from "../../../timeline/subtitles/cue.ts";
import { ANSWER, askProvider } from "./ask-provider.ts";
import type { ProviderEnv } from "./env.ts";
import { HttpFailed } from "./http-failed.ts";

const MODEL = "whisper-1";
const TIMEOUT_MS = 120_000;
const MOST_BYTES = 25 * 1024 * 1024;

const segment = z.object({ start: z.number(), end: z.number(), text: z.string() });
const word = z.object({ word: z.string(), start: z.number(), end: z.number() });
const verbose = z.object({ language: z.string().default(""), segments: z.array(segment).optional(), words: z.array(word).optional() });

/** Something that writes down what is said, with times in seconds. Throws what `failureReason` sorts. */
export interface Transcriber {
  /** `provider:model`. */
  engine: string;
  /** `language` is `auto` where nobody said. */
  transcribe(sound: Blob, language: string): Promise<Cue[]>;
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

/** OpenAI's transcriptions, or another server's of the same protocol; null without its key. */
export function transcriberFor({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_TRANSCRIPTION_MODEL }: ProviderEnv): Transcriber | null {
  if (OPENAI_API_KEY === undefined) return null;
  const model = OPENAI_TRANSCRIPTION_MODEL ?? MODEL;
  return {
    engine: `openai:${model}`,
    async transcribe(sound, language) {
      if (sound.size > MOST_BYTES) throw new HttpFailed("openai", 413, "the sound is too large");
      const form = new FormData();
      form.append("file", sound, "sound.mp3");
      form.append("model", model);
      form.append("response_format", "verbose_json");
      for (const kind of ["segment", "word"]) form.append("timestamp_granularities[]", kind);
      if (language !== "auto") form.append("language", language);
      const headers = { authorization: `Bearer ${OPENAI_API_KEY}` };
      const asked = { method: "POST", headers, body: form, signal: AbortSignal.timeout(TIMEOUT_MS) };
      const response = await askProvider(`${OPENAI_BASE_URL ?? "https://api.openai.com/v1"}/audio/transcriptions`, asked, ANSWER.sound);
      if (!response.ok) throw new HttpFailed("openai", response.status, await response.text());
      return cuesOf(verbose.parse(await response.json()));
    },
  };
}
