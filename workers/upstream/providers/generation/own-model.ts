import type { Experimental_VideoModelV4 as VideoModelV4 } from "@ai-sdk/provider";
import { ANSWER, askProvider } from "../ask-provider.ts";
import { HttpFailed } from "../http-failed.ts";

/** A provider's server, and the headers that every request to it has. */
export interface Server {
  readonly name: string;
  readonly baseURL: string;
  readonly headers: Readonly<Record<string, string>>;
}

const TIMEOUT_MS = 60_000;

/** A request to a provider that answers JSON. Throws HttpFailed for a status of failure. */
export async function askJson({ name, baseURL, headers }: Server, path: string, body?: object, patienceMs = TIMEOUT_MS): Promise<unknown> {
  const asked = {
    method: body ? "POST" : "GET",
    headers: { ...headers, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(patienceMs),
  };
  const response = await askProvider(`${baseURL.replace(/\/$/, "")}${path}`, asked, ANSWER.status);
  const text = await response.text();
  if (!response.ok) throw new HttpFailed(name, response.status, text);
  return JSON.parse(text);
}

export type Start = Parameters<NonNullable<VideoModelV4["doStart"]>>[0];

const CHUNK = 0x8000;

export function base64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}

/** A picture as a data address; undefined where there is none. */
export function dataAddress(file: Start["image"]): string | undefined {
  if (!file) return undefined;
  if (file.type === "url") throw new Error("the picture must be given by its bytes");
  return `data:${file.mediaType};base64,${typeof file.data === "string" ? file.data : base64(new Uint8Array(file.data))}`;
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
