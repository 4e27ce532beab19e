import { generateImage } from "ai";
import type { Model, ModelRatio } from "../../../../trpc/contract/rules/models/index.ts";
import { sniff } from "../../../../trpc/contract/rules/magic.ts";
import type { ProviderEnv } from "../env.ts";
import { AppError } from "../../app-error.ts";
import { type Egress, MOST_PICTURE_BYTES } from "./guarded.ts";
import { imageModelOf } from "./models.ts";
import { shapeOf } from "./picture-shape.ts";
import { generationFailed } from "../reason.ts";

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

export interface Means {
  readonly env: ProviderEnv;
  /** How results that lie elsewhere are read. */
  readonly egress: Egress;
  readonly limits?: Limits;
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

/**
 * Pictures by a provider's model, each by a seed of its own where it takes one: the same seed is the same picture. One that
 * answers with fewer than it was asked for is asked for the rest.
 * Throws AppError model.refused, .busy, .keyRefused, .unreachable, .unusable.
 */
export async function generatePictures(
  model: Model,
  { env, egress, limits = LIMITS }: Means,
  request: PictureRequest,
): Promise<MadePicture[]> {
  const made = imageModelOf(model, env, egress);
  if (!made) throw new AppError("model.unknown", { detail: `no pictures by ${model.id}` });
  const { prompt, pictures, ratio, count, seed } = request;
  const abortSignal = AbortSignal.timeout(limits.timeoutMs);
  const ask = async (n: number, own: number): Promise<MadePicture[]> => {
    const { images } = await generateImage({
      model: made,
      prompt: pictures.length > 0 ? { text: prompt, images: [...pictures] } : prompt,
      n,
      ...shapeOf(model, ratio),
      ...(model.can.includes("seed") ? { seed: own } : {}),
      maxRetries: limits.retries,
      abortSignal,
    });
    return images.map(({ uint8Array }) => checked(uint8Array));
  };
  try {
    if (model.can.includes("seed")) return (await Promise.all(Array.from({ length: count }, (_, at) => ask(1, seed + at)))).flat();
    const all: MadePicture[] = [];
    // Each answer has a picture at least, or is an error.
    while (all.length < count) all.push(...(await ask(count - all.length, seed)));
    return all.slice(0, count);
  } catch (error) {
    throw generationFailed(error);
  }
}
