import type { Experimental_VideoModelV4 as VideoModelV4 } from "@ai-sdk/provider";
import { z } from "zod";
import { SORA_PIXELS } from "../../../../trpc/contract/rules/models/index.ts";
import { ANSWER, askProvider } from "../ask-provider.ts";
import { HttpFailed } from "../http-failed.ts";

interface Reseller {
  baseURL: string;
  apiKey: string;
}

const TIMEOUT_MS = 60_000;

const job = z.object({
  id: z.string().regex(/^[\w-]{1,80}$/),
  status: z.enum(["queued", "in_progress", "completed", "failed"]),
  error: z.object({ message: z.string() }).partial().nullish(),
});

async function asked({ baseURL, apiKey }: Reseller, path: string, body?: FormData): Promise<z.infer<typeof job>> {
  const request = {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${apiKey}` },
    ...(body ? { body } : {}),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  const response = await askProvider(`${baseURL.replace(/\/$/, "")}${path}`, request, ANSWER.status);
  const text = await response.text();
  if (!response.ok) throw new HttpFailed("sora", response.status, text);
  return job.parse(JSON.parse(text));
}

type Start = Parameters<NonNullable<VideoModelV4["doStart"]>>[0];
type File = NonNullable<Start["image"]>;

function blobOf(file: File): Blob {
  if (file.type === "url") throw new Error("the picture must be given by its bytes");
  const bytes =
    typeof file.data === "string" ? Uint8Array.from(atob(file.data), (letter) => letter.charCodeAt(0)) : new Uint8Array(file.data);
  return new Blob([bytes], { type: file.mediaType });
}

function formOf(model: string, { prompt, duration, aspectRatio, image }: Start): FormData {
  const form = new FormData();
  form.set("model", model);
  form.set("prompt", prompt ?? "");
  form.set("seconds", String(duration ?? 4));
  const { width, height } = SORA_PIXELS[aspectRatio === "16:9" ? "16:9" : "9:16"];
  form.set("size", `${width}x${height}`);
  if (image) form.set("input_reference", blobOf(image), "reference");
  return form;
}

const response = (modelId: string) => ({ timestamp: new Date(), modelId, headers: undefined });

/** The protocol of OpenAI's `/v1/videos` (openai-openapi `createVideo`), which resellers go on speaking, as a model of the AI SDK. */
export const soraModel = (reseller: Reseller, modelId: string): VideoModelV4 => ({
  specificationVersion: "v4",
  provider: "sora",
  modelId,
  maxVideosPerCall: 1,
  async doStart(options) {
    const { id } = await asked(reseller, "/videos", formOf(modelId, options));
    return { operation: { id }, warnings: [], response: response(modelId) };
  },
  async doStatus({ operation }) {
    const { id } = z.object({ id: z.string() }).parse(operation);
    const { status, error } = await asked(reseller, `/videos/${encodeURIComponent(id)}`);
    if (status === "failed") return { status: "error", error: error?.message ?? "the video failed", response: response(modelId) };
    if (status !== "completed") return { status: "pending", response: response(modelId) };
    const url = `${reseller.baseURL.replace(/\/$/, "")}/videos/${encodeURIComponent(id)}/content`;
    return { status: "completed", videos: [{ type: "url", url, mediaType: "video/mp4" }], warnings: [], response: response(modelId) };
  },
});
