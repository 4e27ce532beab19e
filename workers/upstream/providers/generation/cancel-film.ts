import { z } from "zod";
import { modelOf, type ModelProvider } from "../../../../trpc/contract/rules/models/index.ts";
import { askCancel } from "../ask-cancel.ts";
import type { ProviderEnv } from "../env.ts";
import { filmPath } from "./fal-films.ts";
import { falCancel, falId, falServer } from "./fal-queue.ts";
import { alibabaServer, googleServer, replicateServer, runwayServer } from "./servers.ts";

const id = z.string().regex(/^[\w.~-]{1,200}$/);
/** What films.ts keeps of a film that was started. */
const byId = z.object({ model: z.string(), operation: z.looseObject({ id }) });
const byAddress = z.object({ operation: z.looseObject({ getUrl: z.string() }) });

type Cancel = (env: ProviderEnv, kept: unknown) => Promise<void>;

const idIn = (kept: unknown): string => encodeURIComponent(byId.parse(kept).operation.id);

/** A prediction of Replicate's is known by its address alone: it is told at Replicate, whatever that says. */
function predictionIn(kept: unknown, base: string): string {
  const { getUrl } = byAddress.parse(kept).operation;
  const before = `${base.replace(/\/$/, "")}/predictions/`;
  const prediction = id.safeParse(getUrl.slice(before.length));
  if (!getUrl.startsWith(before) || !prediction.success) throw new Error("no prediction of Replicate's");
  return prediction.data;
}

/**
 * How films are taken back, by provider. fal and Alibaba do so while a film waits in their queue; of MiniMax, Vertex and
 * servers that speak OpenAI's protocol nothing says how.
 */
export const FILM_CANCELS: Partial<Record<ModelProvider, Cancel>> = {
  fal: (env, kept) => {
    const { model, operation } = byId.parse(kept);
    return falCancel(falServer(env), filmPath(modelOf(model)?.model ?? ""), falId.parse(operation.id));
  },
  // "Cancel or delete a task" (api.dev.runwayml.com).
  runway: (env, kept) => askCancel(runwayServer(env), "DELETE", `/v1/tasks/${idIn(kept)}`),
  alibaba: (env, kept) => askCancel(alibabaServer(env), "POST", `/api/v1/tasks/${idIn(kept)}/cancel`),
  google: (env, kept) => askCancel(googleServer(env), "POST", `/interactions/${idIn(kept)}/cancel`),
  replicate: (env, kept) => {
    const server = replicateServer(env);
    return askCancel(server, "POST", `/predictions/${predictionIn(kept, server.baseURL)}/cancel`);
  },
};
