import type { Experimental_VideoModelV4 as VideoModelV4 } from "@ai-sdk/provider";
import { z } from "zod";
import { SORA_PIXELS } from "../../../../trpc/contract/rules/models/index.ts";
import { askJson, type Server } from "../ask-json.ts";
import { bytesOf, jobModel, type Start } from "./own-model.ts";

const job = z.object({
  id: z.string().regex(/^[\w-]{1,80}$/),
  status: z.enum(["queued", "in_progress", "completed", "failed"]),
  error: z.object({ message: z.string() }).partial().nullish(),
});

function formOf(model: string, { prompt, duration, aspectRatio, image }: Start): FormData {
  const form = new FormData();
  form.set("model", model);
  form.set("prompt", prompt ?? "");
  form.set("seconds", String(duration ?? 4));
  const { width, height } = SORA_PIXELS[aspectRatio === "16:9" ? "16:9" : "9:16"];
  form.set("size", `${width}x${height}`);
  const shown = bytesOf(image);
  if (shown) form.set("input_reference", new Blob([shown.bytes], { type: shown.mediaType }), "reference");
  return form;
}

/** The protocol of OpenAI's `/v1/videos` (openai-openapi `createVideo`), which resellers go on speaking. */
export function soraModel({ apiKey, baseURL }: { apiKey: string; baseURL: string }, modelId: string): VideoModelV4 {
  const server: Server = { name: "sora", baseURL, headers: { authorization: `Bearer ${apiKey}` } };
  return jobModel(
    {
      provider: "sora",
      start: async (options) => job.parse(await askJson(server, "/videos", formOf(modelId, options))).id,
      async status(id) {
        const path = `/videos/${encodeURIComponent(id)}`;
        const { status, error } = job.parse(await askJson(server, path));
        if (status === "failed") return { state: "failed", why: error?.message ?? "the video failed" };
        return status === "completed" ? { state: "done", url: `${baseURL.replace(/\/$/, "")}${path}/content` } : { state: "pending" };
      },
    },
    modelId,
  );
}
