import type { ResultOf } from "../../media/protocol/jobs.ts";
import { AppError } from "../app-error.ts";
import { secondsOf } from "../providers/speech/index.ts";
import type { SpeechAsked } from "../providers/speech/speech.ts";
import { wavOf } from "../providers/speech/wav.ts";
import type { ToolRun } from "./tool.ts";

export type Speech = Pick<ResultOf<"speech">, "duration" | "words" | "engine">;

/** A provider's voice: what it says is kept where the media service would have put it. Throws voice.missing. */
export async function speakCloud(run: Pick<ToolRun, "voices" | "bucket">, key: string, asked: SpeechAsked): Promise<Speech> {
  const { voice } = asked;
  const cloud = run.voices.of(voice);
  if (!cloud) throw new AppError("voice.missing", { params: { voice } });
  const { pcm, words, engine } = await cloud.provider.speak({ ...asked, voice: cloud.voice });
  await run.bucket.put(key, wavOf(pcm), { httpMetadata: { contentType: "audio/wav" } });
  return { duration: secondsOf(pcm), words, engine };
}
