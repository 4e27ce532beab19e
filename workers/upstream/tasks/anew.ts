import type { z } from "zod";
import type { TaskRow } from "../../../db/queries/task.ts";
import type { tasks } from "../../../trpc/contract/task.ts";
import { artifactReference } from "../../../trpc/contract/tools/file-input.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { push } from "./push.ts";

type Vary = z.output<typeof tasks.vary.input>;
type Extend = z.output<typeof tasks.extend.input>;

/** A result of a task that is done, what its tool keeps of the order, and how the tool makes it anew. */
function resultOf(call: Call, row: TaskRow, { name, seed }: Pick<Vary, "name" | "seed">) {
  const index = row.output?.artifacts.findIndex((one) => one.name === name) ?? -1;
  if (row.state !== "success" || !row.output || index < 0) throw new AppError("system.notFound");
  const tool = call.tools.of(row.app_id);
  return { tool, kept: tool.kept.schema.parse(row.input.value), change: { name, index, seed, facts: row.output.facts } };
}

/** A result once more by another seed: its order is prepared as any is, so that its files, its model and its price are today's. */
export async function vary(call: Call, row: TaskRow, asked: Vary): Promise<TaskRow> {
  const { tool, kept, change } = resultOf(call, row, asked);
  if (!tool.vary) throw new AppError("system.notFound", { detail: `${tool.manifest.slug} varies nothing` });
  return push(call, { app_id: row.app_id, input: tool.vary(kept, change), idempotency_key: asked.idempotency_key });
}

/** A film, longer from its last frame. */
export async function extend(call: Call, row: TaskRow, asked: Extend): Promise<TaskRow> {
  const { tool, kept, change } = resultOf(call, row, asked);
  if (!tool.extend) throw new AppError("system.notFound", { detail: `${tool.manifest.slug} extends nothing` });
  const { prompt, seconds, idempotency_key } = asked;
  const film = artifactReference(row.id, asked.name);
  return push(call, { app_id: row.app_id, input: tool.extend(kept, { ...change, film, prompt, seconds }), idempotency_key });
}
