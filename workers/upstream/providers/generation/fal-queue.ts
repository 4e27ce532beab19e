import { z } from "zod";
import type { TakenBack } from "../job.ts";
import { askCancel } from "../ask-cancel.ts";
import { askJson, type Server } from "../ask-json.ts";
import type { ProviderEnv } from "../env.ts";
import { HttpFailed } from "../http-failed.ts";
import type { Progress } from "./own-model.ts";

/** An id of fal's, before it becomes a part of a path. */
export const falId = z.string().regex(/^[\w-]{1,80}$/);

const started = z.object({ request_id: falId });
const queued = z.object({ status: z.enum(["IN_QUEUE", "IN_PROGRESS", "COMPLETED"]), error: z.string().nullish() });
const done = z.object({ video: z.object({ url: z.string() }) });

export const falServer = ({ FAL_API_KEY, FAL_BASE_URL }: ProviderEnv): Server => ({
  name: "fal",
  baseURL: FAL_BASE_URL ?? "https://queue.fal.run",
  headers: { authorization: `Key ${FAL_API_KEY ?? ""}` },
});

/** Requests of a model are asked for by the app it belongs to: the first two parts of its path. */
const appOf = (model: string): string => model.split("/").slice(0, 2).join("/");

/** Puts a request into the queue (`POST /<model>`); answers its id. */
export async function falStart(
  server: Server,
  model: string,
  asked: { body: object; webhook: string | null | undefined },
): Promise<string> {
  const query = asked.webhook ? `?fal_webhook=${encodeURIComponent(asked.webhook)}` : "";
  return started.parse(await askJson(server, `/${model}${query}`, asked.body)).request_id;
}

/** The address of a film that is done, asked for again; null: there is none. Throws HttpFailed. */
export async function falAddress(server: Server, model: string, id: string): Promise<string | null> {
  const answer = done.safeParse(await askJson(server, `/${appOf(model)}/requests/${falId.parse(id)}`));
  return answer.success ? answer.data.video.url : null;
}

/** How far a request is (`GET /<app>/requests/{id}/status`). Throws HttpFailed. */
export async function falProgress(server: Server, model: string, id: string): Promise<Progress> {
  try {
    const { status, error } = queued.parse(await askJson(server, `/${appOf(model)}/requests/${falId.parse(id)}/status`));
    if (status !== "COMPLETED") return { state: "pending" };
    if (error) return { state: "failed", why: error };
    // What was refused is "completed", too: only its answer says so.
    const url = await falAddress(server, model, id);
    return url === null ? { state: "failed", why: "no address of a film" } : { state: "done", url };
  } catch (error) {
    // An input that the model cannot use is "unprocessable": it will be so tomorrow.
    if (error instanceof HttpFailed && error.status === 422) return { state: "failed", why: error.message };
    throw error;
  }
}

/** Takes a request back that has not begun (`PUT …/cancel`). */
export async function falCancel(server: Server, model: string, id: string): Promise<TakenBack> {
  await askCancel(server, "PUT", `/${appOf(model)}/requests/${falId.parse(id)}/cancel`);
  return "unbilled";
}
