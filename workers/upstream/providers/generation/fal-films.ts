import type { Experimental_VideoModelV4 as VideoModelV4 } from "@ai-sdk/provider";
import type { ProviderEnv } from "../env.ts";
import { falProgress, falServer, falStart } from "./fal-queue.ts";
import { dataAddress, jobModel } from "./own-model.ts";

/** Where a model of films is at fal. */
export const filmPath = (modelId: string): string => `fal-ai/${modelId}`;

/**
 * fal's films by its queue: words by the model's own path, a picture by `…/image-to-video`. The package's own model takes
 * an answer of 502 or 429 while it waits for the end of the job, and drops what a refusal says.
 */
export function falFilmModel(env: ProviderEnv, modelId: string): VideoModelV4 {
  const server = falServer(env);
  const path = filmPath(modelId);
  return jobModel(
    {
      provider: "fal",
      start({ prompt, image, aspectRatio, duration, webhookUrl }) {
        const image_url = dataAddress(image);
        const body = {
          prompt: prompt ?? "",
          aspect_ratio: aspectRatio ?? "9:16",
          duration: `${duration ?? 5}s`,
          ...(image_url ? { image_url } : {}),
        };
        return falStart(server, image_url ? `${path}/image-to-video` : path, { body, webhook: webhookUrl });
      },
      status: (id) => falProgress(server, path, id),
    },
    modelId,
  );
}
