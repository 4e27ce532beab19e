import { z } from "zod";
import { useOfSpeech } from "../../../trpc/contract/rules/provider-calls.ts";
import type { ResultOf } from "../../media/protocol/jobs.ts";
import { AppError } from "../app-error.ts";
import { bookCall } from "../providers/book-call.ts";
import { failureReason } from "../providers/failure.ts";
import { secondsOf } from "../providers/speech/index.ts";
import type { Said, SpeechAsked } from "../providers/speech/speech.ts";
import { wavOf } from "../providers/speech/wav.ts";
import { requireVoice } from "../voices/offered.ts";
import type { ToolRun } from "./tool.ts";

export type Speech = Pick<ResultOf<"speech">, "duration" | "words" | "engine">;

const kept = z.object({
  duration: z.number(),
  words: z.array(z.object({ text: z.string(), start: z.number(), end: z.number() })),
  engine: z.string(),
});

/** What is known of a sound lies beside it. */
const factsOf = (key: string): string => `${key}.json`;

async function saidBefore({ bucket }: Pick<ToolRun, "bucket">, key: string): Promise<Speech | null> {
  const [sound, facts] = await Promise.all([bucket.head(key), bucket.get(factsOf(key))]);
  return sound && facts ? (kept.safeParse(await facts.json().catch(() => null)).data ?? null) : null;
}

type Speaking = Pick<ToolRun, "voices" | "bucket" | "db" | "ownerId" | "task">;

/** Whether what a voice has said may be used: one that was cloned may have been deleted since. */
const maySpeak = ({ db, voices, ownerId }: Pick<Speaking, "db" | "voices" | "ownerId">, voice: string): Promise<boolean> =>
  requireVoice({ db, voices, user: { id: ownerId } }, voice).then(
    () => true,
    () => false,
  );

/** What a provider said, as it can be used: a sound, and its words within it. Throws model.unusable. */
async function usable(work: Promise<Said>): Promise<Speech & Pick<Said, "pcm">> {
  const { pcm, words, engine } = await work.catch((cause: unknown) => {
    // What passes is worth another try; what cannot be read was paid for, and would be again.
    if (cause instanceof AppError || failureReason(cause) !== "unusable-answer") throw cause;
    throw new AppError("model.unusable", { cause });
  });
  const duration = secondsOf(pcm);
  if (duration === 0) throw new AppError("model.unusable", { detail: "no sound" });
  const within = (at: number): number => Math.min(duration, Math.max(0, at));
  return { pcm, duration, engine, words: words.map(({ text, start, end }) => ({ text, start: within(start), end: within(end) })) };
}

/** What a provider says, booked once: also what is of no use, for that was paid for, too. Throws voice.missing, model.* */
async function paidFor({ db, voices, task, ownerId }: Speaking, key: string, asked: SpeechAsked): Promise<Speech & Pick<Said, "pcm">> {
  const { voice, text } = asked;
  const cloud = voices.of(voice);
  if (!cloud) throw new AppError("voice.missing", { params: { voice } });
  const { provider } = cloud;
  const caller = { id: `${task.id} ${key}`, owner_id: ownerId, task_id: task.id };
  const book = () => bookCall(db, caller, useOfSpeech(provider.engine, text));
  const said = await usable(provider.speak({ ...asked, voice: cloud.voice })).catch(async (error: unknown) => {
    if (error instanceof AppError && error.reason === "model.unusable") await book();
    throw error;
  });
  await book();
  return said;
}

/**
 * A provider's voice: what it says is kept where the media service would have put it, and is not paid for again while it lies there.
 * Throws voice.missing, model.*
 */
export async function speakCloud(run: Speaking, key: string, asked: SpeechAsked): Promise<Speech> {
  const before = await saidBefore(run, key);
  if (before && (await maySpeak(run, asked.voice))) return before;
  const { pcm, ...speech } = await paidFor(run, key, asked);
  await run.bucket.put(key, wavOf(pcm), { httpMetadata: { contentType: "audio/wav" } });
  await run.bucket.put(factsOf(key), JSON.stringify(speech), { httpMetadata: { contentType: "application/json" } });
  return speech;
}
