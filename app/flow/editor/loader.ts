import { data, type AppLoadContext, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Draft } from "../../../trpc/contract/draft.ts";
import type { ProductFlow } from "../../../trpc/contract/rules/product.ts";
import type { Task } from "../../../trpc/contract/task.ts";
import { runsScripts } from "../../http/preference.ts";
import { attempt } from "../../http/problem.ts";
import { readDraft } from "../draft.ts";

const REFRESH_SECONDS = 2;

async function taskOf({ api }: AppLoadContext, id: string | null): Promise<Task | null> {
  return id ? (await attempt(api.tasks.status({ task_id: id }))).value : null;
}

/** The newest of the draft's two tasks, and what its render would cost or has cost. */
async function workOf(context: AppLoadContext, draft: Draft) {
  const { api } = context;
  const { id: draft_id, app_id } = draft;
  const [preview, render, quote] = await Promise.all([
    taskOf(context, draft.preview_task_id),
    taskOf(context, draft.render_task_id),
    attempt(api.tasks.cost({ draft_id, app_id, stage: "render" })),
  ]);
  const task = [preview, render].filter((one) => one !== null).toSorted((a, b) => b.created_at - a.created_at)[0] ?? null;
  const receipt = task && task.stage === "render" && task.finished_at ? (await attempt(api.tasks.receipt({ task_id: task.task_id }))).value : null;
  return { task, receipt, quote: quote.value };
}

export const editorLoader =
  (flow: ProductFlow) =>
  async ({ request, context }: LoaderFunctionArgs) => {
    const draft = await readDraft(request, context, flow);
    const work = await workOf(context, draft);
    const open = work.task?.state === "queued" || work.task?.state === "generating";
    const stale = work.task !== null && draft.updated_at > work.task.created_at;
    const refreshes = open && !runsScripts(request);
    return data({ flow, draft, ...work, open, stale, refreshes }, refreshes ? { headers: { refresh: String(REFRESH_SECONDS) } } : {});
  };
