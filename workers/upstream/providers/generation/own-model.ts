import type { Experimental_VideoModelV4 as VideoModelV4 } from "@ai-sdk/provider";

export type Start = Parameters<NonNullable<VideoModelV4["doStart"]>>[0];

const CHUNK = 0x8000;

export function base64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}

interface Shown {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: string;
}

/** A picture by its bytes; null where there is none. */
export function bytesOf(file: Start["image"]): Shown | null {
  if (!file) return null;
  if (file.type === "url") throw new Error("the picture must be given by its bytes");
  const { data, mediaType } = file;
  const bytes = typeof data === "string" ? Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)) : new Uint8Array(data);
  return { bytes, mediaType };
}

/** A picture as a data address; undefined where there is none. */
export function dataAddress(file: Start["image"]): string | undefined {
  const shown = bytesOf(file);
  return shown ? `data:${shown.mediaType};base64,${base64(shown.bytes)}` : undefined;
}

/** How far a job is: still at work, done with an address, or failed for a reason in the provider's words. */
export type Progress = { state: "pending" } | { state: "done"; url: string } | { state: "failed"; why: string };

interface Protocol {
  provider: string;
  /** Starts a job; answers its id. */
  start(options: Start): Promise<string>;
  status(id: string): Promise<Progress>;
}

const response = (modelId: string) => ({ timestamp: new Date(), modelId, headers: undefined });
const idOf = (operation: unknown): string => (operation as { id?: unknown }).id as string;

/** A protocol of jobs as a model of the AI SDK. */
export const jobModel = ({ provider, start, status }: Protocol, modelId: string): VideoModelV4 => ({
  specificationVersion: "v4",
  provider,
  modelId,
  maxVideosPerCall: 1,
  async doStart(options) {
    return { operation: { id: await start(options) }, warnings: [], response: response(modelId) };
  },
  async doStatus({ operation }) {
    const now = await status(idOf(operation));
    if (now.state === "failed") return { status: "error", error: now.why, response: response(modelId) };
    if (now.state === "pending") return { status: "pending", response: response(modelId) };
    const videos = [{ type: "url" as const, url: now.url, mediaType: "video/mp4" }];
    return { status: "completed", videos, warnings: [], response: response(modelId) };
  },
});
