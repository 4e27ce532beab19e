import { data, type AppLoadContext, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Draft } from "../../../trpc/contract/draft.ts";
import { FLOW_APP, type ProductFlow } from "../../../trpc/contract/rules/product.ts";
import type { Task } from "../../../trpc/contract/task.ts";
import { runsScripts } from "../../http/preference.ts";
import { attempt } from "../../http/problem.ts";
import { draftIdOf, readDraft } from "../draft.ts";

const REFRESH_SECONDS = 2;

async function taskOf({ api }: AppLoadContext, id: string | null): Promise<Task | null> {
  return id ? (await attempt(api.tasks.status({ task_id: id }))).value : null;
}

/** The newest of the draft's two tasks, and what its render has cost. */
async function workOf(context: AppLoadContext, { preview_task_id, render_task_id }: Draft) {
  const [preview, render] = await Promise.all([taskOf(context, preview_task_id), taskOf(context, render_task_id)]);
  const task = [preview, render].filter((one) => one !== null).toSorted((a, b) => b.created_at - a.created_at)[0] ?? null;
  const receipt =
    task && task.stage === "render" && task.finished_at
      ? (await attempt(context.api.tasks.receipt({ task_id: task.task_id }))).value
      : null;
  return { task, preview, receipt };
}

/** What its render would cost: asked for together with the draft. */
async function quoteOf(request: Request, { api }: AppLoadContext, flow: ProductFlow) {
  const draft_id = draftIdOf(request);
  return draft_id ? (await attempt(api.tasks.cost({ app_id: FLOW_APP[flow], input: { draft_id }, stage: "render" }))).value : null;
}

export const editorLoader =
  (flow: ProductFlow) =>
  async ({ request, context }: LoaderFunctionArgs) => {
    const [draft, quote] = await Promise.all([readDraft(request, context, flow), quoteOf(request, context, flow)]);
    const work = await workOf(context, draft);
    const open = work.task?.state === "queued" || work.task?.state === "generating";
    const stale = work.task !== null && draft.updated_at > work.task.created_at;
    const refreshes = open && !runsScripts(request);
    return data(
      { flow, draft, quote, ...work, open, stale, refreshes, origin: new URL(request.url).origin },
      refreshes ? { headers: { refresh: String(REFRESH_SECONDS) } } : {},
    );
  };
