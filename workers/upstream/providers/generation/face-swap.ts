import { z } from "zod";
import type { ProviderEnv } from "../env.ts";
import { HttpFailed } from "../http-failed.ts";
import type { ProviderAdapter } from "../job.ts";
import { askJson, type Server } from "./own-model.ts";
import { generationReason, isPassing, jobReason } from "./reason.ts";

/** A film in which another face is to be seen: each by its file key. */
export interface SwapRequest {
  readonly film: string;
  readonly face: string;
}

const MODEL = "half-moon-ai/ai-face-swap/faceswapvideo";
/** Requests of a model are asked for by the app it belongs to, without the rest of its path. */
const APP = "half-moon-ai/ai-face-swap";

const id = z.string().regex(/^[\w-]{1,80}$/);
/** Where the result is to be asked for again: its address expires. */
export const swapMade = z.object({ job: id });
export type SwapMade = z.infer<typeof swapMade>;

const started = z.object({ request_id: id });
const queued = z.object({ status: z.enum(["IN_QUEUE", "IN_PROGRESS", "COMPLETED"]), error: z.string().nullish() });
const done = z.object({ video: z.object({ url: z.string() }) });
const failed = z.object({ failed: z.string() });

const serverOf = ({ FAL_API_KEY, FAL_BASE_URL }: ProviderEnv): Server => ({
  name: "fal",
  baseURL: FAL_BASE_URL ?? "https://queue.fal.run",
  headers: { authorization: `Key ${FAL_API_KEY ?? ""}` },
});

interface Means {
  readonly env: ProviderEnv;
  /** Where the provider may read one of our files. */
  readonly address: (key: string) => Promise<string>;
}

/** Half Moon AI's face swap at fal, by its queue (`POST /<model>`, `GET /<app>/requests/{id}/status`). */
export const falFaceSwap = ({ env, address }: Means): ProviderAdapter<SwapRequest, SwapMade> => ({
  name: "fal-face-swap",
  result: swapMade,
  async start({ film, face }, { webhook }) {
    const [target_video_url, source_face_url] = await Promise.all([address(film), address(face)]);
    const query = webhook ? `?fal_webhook=${encodeURIComponent(webhook)}` : "";
    // The model that knows of hands before a face costs twice as much.
    const body = { source_face_url, target_video_url, enable_occlusion_prevention: false };
    try {
      return started.parse(await askJson(serverOf(env), `/${MODEL}${query}`, body)).request_id;
    } catch (error) {
      if (isPassing(error)) throw error;
      return JSON.stringify({ failed: generationReason(error) });
    }
  },
  async status(job) {
    if (job.startsWith("{"))
      return { state: "failed", reason: failed.parse(JSON.parse(job)).failed as ReturnType<typeof generationReason> };
    try {
      const { status, error } = queued.parse(await askJson(serverOf(env), `/${APP}/requests/${id.parse(job)}/status`));
      if (status !== "COMPLETED") return { state: "pending" };
      if (error) return { state: "failed", reason: jobReason(error) };
      // What was refused is "completed", too: only its answer says so.
      return (await swapAddress(env, { job })) === null
        ? { state: "failed", reason: "model.unusable" }
        : { state: "done", result: { job } satisfies SwapMade };
    } catch (error) {
      // An input that the model cannot use is "unprocessable": it will be so tomorrow.
      if (error instanceof HttpFailed && error.status === 422) return { state: "failed", reason: jobReason(error.message) };
      if (isPassing(error)) throw error;
      return { state: "failed", reason: generationReason(error) };
    }
  },
  async cancel(job) {
    if (!job.startsWith("{")) await putCancel(env, id.parse(job));
  },
});

/** Takes a request back that has not begun (`PUT …/cancel`). */
async function putCancel(env: ProviderEnv, job: string): Promise<void> {
  const { baseURL, headers } = serverOf(env);
  const response = await fetch(`${baseURL.replace(/\/$/, "")}/${APP}/requests/${job}/cancel`, { method: "PUT", headers });
  if (!response.ok) throw new HttpFailed("fal", response.status, await response.text());
}

/** The address of a film that is done, asked for again; null: there is none. Throws HttpFailed. */
export async function swapAddress(env: ProviderEnv, { job }: SwapMade): Promise<string | null> {
  const answer = done.safeParse(await askJson(serverOf(env), `/${APP}/requests/${id.parse(job)}`));
  return answer.success ? answer.data.video.url : null;
}
