import { z } from "zod";
import { modelOf, type ModelProvider } from "../../../../trpc/contract/rules/models/index.ts";
import { askCancel } from "../ask-cancel.ts";
import { askJson } from "../ask-json.ts";
import type { ProviderEnv } from "../env.ts";
import type { TakenBack } from "../job.ts";
import { filmPath } from "./fal-films.ts";
import { falCancel, falId, falServer } from "./fal-queue.ts";
import { alibabaServer, googleServer, replicateServer, runwayServer } from "./servers.ts";

const id = z.string().regex(/^[\w.~-]{1,200}$/);
/** What films.ts keeps of a film that was started. */
const byId = z.object({ model: z.string(), operation: z.looseObject({ id }) });
const byAddress = z.object({ operation: z.looseObject({ getUrl: z.string() }) });

/** Whoever cancels waits for it. */
const LOOK_MS = 5000;

type Cancel = (env: ProviderEnv, kept: unknown) => Promise<TakenBack>;

const idIn = (kept: unknown): string => encodeURIComponent(byId.parse(kept).operation.id);

/** A prediction of Replicate's is known by its address alone: it is told at Replicate, whatever that says. */
function predictionIn(kept: unknown, base: string): string {
  const { getUrl } = byAddress.parse(kept).operation;
  const before = `${base.replace(/\/$/, "")}/predictions/`;
  const prediction = id.safeParse(getUrl.slice(before.length));
  if (!getUrl.startsWith(before) || !prediction.success) throw new Error("no prediction of Replicate's");
  return prediction.data;
}

/** Replicate charges what it canceled while it was made, and not what it aborted before (its changelog of 2025-10-16). */
const aborted = z.object({ status: z.literal("aborted") });

/** Runway's tasks that have not begun. */
const waiting = z.object({ status: z.enum(["PENDING", "THROTTLED"]) });

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * How films are taken back, by provider, and what of them is billed: where nothing says that it is not, it is. fal and Alibaba do so
 * while a film waits in their queue; of MiniMax, Vertex and servers that speak OpenAI's protocol nothing says how.
 */
export const FILM_CANCELS: Partial<Record<ModelProvider, Cancel>> = {
  fal: (env, kept) => {
    const { model, operation } = byId.parse(kept);
    return falCancel(falServer(env), filmPath(modelOf(model)?.model ?? ""), falId.parse(operation.id));
  },
  // "Cancel or delete a task" (api.dev.runwayml.com).
  async runway(env, kept) {
    const server = runwayServer(env);
    const task = `/v1/tasks/${idIn(kept)}`;
    const before = await askJson(server, task, undefined, LOOK_MS).catch(() => null);
    await askCancel(server, "DELETE", task);
    return waiting.safeParse(before).success ? "unbilled" : "billed";
  },
  async alibaba(env, kept) {
    await askCancel(alibabaServer(env), "POST", `/api/v1/tasks/${idIn(kept)}/cancel`);
    return "unbilled";
  },
  async google(env, kept) {
    await askCancel(googleServer(env), "POST", `/interactions/${idIn(kept)}/cancel`);
    return "billed";
  },
  async replicate(env, kept) {
    const server = replicateServer(env);
    const said = await askCancel(server, "POST", `/predictions/${predictionIn(kept, server.baseURL)}/cancel`);
    return aborted.safeParse(jsonOf(said)).success ? "unbilled" : "billed";
  },
};
