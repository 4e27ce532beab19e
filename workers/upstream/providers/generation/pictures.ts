import { APICallError, generateImage } from "ai";
import type { MessageKey } from "../../../../locales/index.ts";
import type { Model, ModelRatio } from "../../../../trpc/contract/rules/models/index.ts";
import { sniff } from "../../../../trpc/contract/rules/magic.ts";
import type { ProviderEnv } from "../env.ts";
import { AppError } from "../../app-error.ts";
import { type Egress, guardedBy, MOST_PICTURE_BYTES } from "./guarded.ts";
import { imageModelOf } from "./models.ts";
import { type AnswerStore, type PaidAnswers, paidAnswers } from "./paid-answers.ts";
import { shapeOf } from "./picture-shape.ts";
import { generationFailed, generationReason, isPassingForJob, passingFailure } from "../reason.ts";

export interface PictureRequest {
  readonly prompt: string;
  /** What it is made from; bytes as they were uploaded. */
  readonly pictures: readonly Uint8Array[];
  readonly ratio: ModelRatio;
  readonly count: number;
  readonly seed: number;
}

export interface MadePicture {
  readonly bytes: Uint8Array;
  readonly format: "png" | "jpg" | "webp";
}

export interface Limits {
  readonly timeoutMs: number;
  readonly retries: number;
}

/** Where what is paid for is kept and booked. */
export interface Paying {
  readonly answers: AnswerStore;
  /** Books what one question has come to; `name`: which it was. */
  book(name: string, pictures: number): Promise<void>;
}

export interface Means {
  readonly env: ProviderEnv;
  /** How results that lie elsewhere are read. */
  readonly egress: Egress;
  readonly limits?: Limits;
  /** With it what fails after an answer that is paid for may be tried again: that answer is not asked for twice. */
  readonly paying?: Paying;
}

const LIMITS: Limits = { timeoutMs: 240_000, retries: 1 };

/** What came, by its content. Throws model.unusable. */
function checked(bytes: Uint8Array): MadePicture {
  const format = sniff(bytes.subarray(0, 4096));
  const known = format === "png" || format === "jpg" || format === "webp";
  if (!known || bytes.length > MOST_PICTURE_BYTES)
    throw new AppError("model.unusable", { detail: `${bytes.length} bytes of ${format ?? "nothing known"}` });
  return { bytes, format };
}

/** Why what a provider was asked for, and answered, could not be had: it has been made all the same. */
const LOST: ReadonlySet<MessageKey> = new Set<MessageKey>(["model.expired", "model.unreachable", "model.busy"]);

/** All of it, or why not: once nothing is under way any more, and first what no other try would change. */
async function allOf<T>(work: readonly Promise<T[]>[]): Promise<T[]> {
  const ends = await Promise.allSettled(work);
  const failures = ends.flatMap((end): unknown[] => (end.status === "rejected" ? [end.reason] : []));
  if (failures.length > 0) throw failures.find((failure) => !isPassingForJob(failure)) ?? failures[0];
  return ends.flatMap((end) => (end.status === "fulfilled" ? end.value : []));
}

/** Before a provider that had no room is asked again. */
const AGAIN_MS = 2000;

/** Asks again what is worth it, for as long as `isFree`: nothing has been paid for. */
async function retried<T>(ask: () => Promise<T>, times: number, isFree: () => boolean): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (times === 0 || !isFree() || !APICallError.isInstance(error) || !error.isRetryable) throw error;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return retried(ask, times - 1, isFree);
  }
}

interface Question {
  /** Which of those of one request it is. */
  readonly name: string;
  readonly count: number;
  readonly seed: number;
}

/** Asks a model for pictures of one request; answers how many answers it was paid for. */
function asking(model: Model, { env, egress, limits = LIMITS, paying }: Means, { prompt, pictures, ratio }: PictureRequest) {
  const abortSignal = AbortSignal.timeout(limits.timeoutMs);
  const paid: PaidAnswers[] = [];
  const ask = async ({ name, count, seed }: Question): Promise<MadePicture[]> => {
    const answers = paying ? paidAnswers(paying.answers, name) : null;
    if (answers) paid.push(answers);
    const made = imageModelOf(model, env, guardedBy(egress, answers));
    if (!made) throw new AppError("model.unknown", { detail: `no pictures by ${model.id}` });
    const generate = () =>
      generateImage({
        model: made,
        prompt: pictures.length > 0 ? { text: prompt, images: [...pictures] } : prompt,
        n: count,
        ...shapeOf(model, ratio),
        ...(model.can.includes("seed") ? { seed } : {}),
        // The SDK would begin with a new job where it cannot ask about the one that it has started.
        maxRetries: 0,
        abortSignal,
      });
    const { images } = await retried(generate, limits.retries, () => (answers?.count ?? 0) === 0).catch(async (error: unknown) => {
      if (answers && answers.count > 0 && LOST.has(generationReason(error))) await paying?.book(name, count);
      throw error;
    });
    await paying?.book(name, images.length);
    return images.map(({ uint8Array }) => checked(uint8Array));
  };
  return { ask, isPaid: () => paid.some(({ count }) => count > 0) };
}

/**
 * Pictures by a provider's model, each by a seed of its own where it takes one: the same seed is the same picture. One that
 * answers with fewer than it was asked for is asked for the rest.
 * Throws AppError model.refused, .busy, .keyRefused, .unreachable, .unusable; and an Error where some of it is paid for and kept, and
 * what failed passes.
 */
export async function generatePictures(model: Model, means: Means, request: PictureRequest): Promise<MadePicture[]> {
  const { count, seed } = request;
  const { ask, isPaid } = asking(model, means, request);
  try {
    if (model.can.includes("seed"))
      return await allOf(Array.from({ length: count }, (_, at) => ask({ name: String(at), count: 1, seed: seed + at })));
    const all: MadePicture[] = [];
    // Each answer has a picture at least, or is an error.
    for (let at = 0; all.length < count; at += 1) all.push(...(await ask({ name: String(at), count: count - all.length, seed })));
    return all.slice(0, count);
  } catch (error) {
    if (isPaid() && isPassingForJob(error)) throw passingFailure(error);
    throw generationFailed(error);
  }
}
