import { onTestFinished } from "vitest";
import { type Fault, openProvider, type ProviderName } from "./generation-contract/index.ts";
import { modelOf } from "../../trpc/contract/rules/models/index.ts";
import { providerEnv } from "../../workers/upstream/providers/env.ts";
import type { Egress } from "../../workers/upstream/providers/generation/guarded.ts";
import { generatePictures, type PictureRequest } from "../../workers/upstream/providers/generation/pictures.ts";

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
/** One pixel. */
export const PNG = Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0));
const LIMITS = { timeoutMs: 4000, retries: 0 };
const found: Egress = async () => new Response(PNG, { headers: { "content-type": "image/png" } });

/** Every provider of pictures, asked by words and, where it takes them, by pictures. */
export const PICTURE_MODELS: readonly [string, ProviderName, string, Partial<PictureRequest>][] = [
  ["Gemini, words", "google-pictures", "google/gemini-nano-banana-2.1", {}],
  ["Gemini 3 Pro, words", "google-pictures", "google/gemini-3-pro-image", {}],
  ["Gemini, three pictures", "google-pictures", "google/gemini-nano-banana-2.1", { pictures: [PNG, PNG, PNG] }],
  ["OpenAI, words", "openai-pictures", "openai/gpt-image-2", { count: 4 }],
  ["OpenAI, a picture", "openai-pictures", "openai/gpt-image-1-mini", { pictures: [PNG] }],
  ["OpenAI, two pictures", "openai-pictures", "openai/gpt-image-2", { pictures: [PNG, PNG] }],
  ["fal, words", "fal-pictures", "fal/fal-ai/flux/dev", { count: 2 }],
  ["fal, a picture", "fal-pictures", "fal/fal-ai/flux-pro/kontext", { pictures: [PNG] }],
  ["Replicate, words", "replicate-pictures", "replicate/black-forest-labs/flux-schnell", { count: 4 }],
  ["Black Forest Labs, words", "black-forest-labs", "black-forest-labs/flux-pro-1.1", {}],
  ["xAI, words, right to left", "xai", "xai/grok-imagine-image", { prompt: "زجاجة على صخرة" }],
];

/** Pictures by a provider on loopback, and what it found wrong with the request. */
export async function askedFor(name: ProviderName, id: string, more: Partial<PictureRequest> & { fault?: Fault; egress?: Egress } = {}) {
  const { fault = null, egress = found, ...asked } = more;
  const { env, violations, close } = await openProvider(name, fault);
  onTestFinished(close);
  const model = modelOf(id);
  if (!model) throw new Error(`no model ${id}`);
  const request = { prompt: "A bottle on a rock", pictures: [], ratio: "1:1", count: 1, seed: 7, ...asked } as const;
  const pictures = generatePictures(model, { env: providerEnv.parse(env), egress, limits: LIMITS }, request);
  return { violations, pictures };
}
