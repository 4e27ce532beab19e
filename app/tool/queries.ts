import { type AppLoadContext, data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { OutputOf } from "../../trpc/contract/endpoint.ts";
import { GUEST_CREDITS } from "../../trpc/contract/rules/credits.ts";
import { type Sought, type Task, tasks } from "../../trpc/contract/task.ts";
import { appIdOf } from "../../trpc/contract/tools/app.ts";
import type { Manifest } from "../../trpc/contract/tools/manifest.ts";
import { type FileChoices, readFileChoices } from "./file-choices.ts";
import { cursor as cursorShape } from "../../trpc/contract/cursor.ts";
import { runsScripts } from "../http/preference.ts";
import { attempt, isNotFound, needsLogin } from "../http/problem.ts";

const REFRESH_SECONDS = 2;

export interface ToolState {
  /** The task that the address names (`?task=`). */
  task: Task | null;
  receipt: OutputOf<typeof tasks.receipt> | null;
  history: Task[];
  /** The cursor of the history's next page. */
  next: string | null;
  /** What is looked for in the history. */
  sought: Sought;
  /** Names of the results that the address asks to see side by side. */
  compared: string[];
  /** Without scripts the page comes again by itself while work goes on. */
  refreshes: boolean;
  scripts: boolean;
  /** Names the next request: a form that is sent twice starts one task. */
  key: string;
  available: number;
  /** What its fields for files offer; null where it has none. */
  files: FileChoices | null;
}

async function taskNamed({ api }: AppLoadContext, task_id: string | null): Promise<Task | null> {
  if (!task_id) return null;
  const { value, problem } = await attempt(api.tasks.status({ task_id: task_id.slice(0, 40) }));
  if (problem && isNotFound(problem)) throw data(null, { status: 404 });
  return value;
}

/** What the address looks for in the history (`task/history-search.tsx`); what cannot be looked for is left out. */
function soughtIn(search: URLSearchParams): Sought {
  const { words, model } = tasks.last.input.shape;
  return {
    words: words.safeParse(search.get("words") ?? undefined).data || undefined,
    model: model.safeParse(search.get("of") || undefined).data,
    favourite: search.get("favourite") === "1" || undefined,
  };
}

/** What a tool's page shows of the visitor's work with it: the task that its address names, and those before. */
export async function readToolState(
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
  manifest: Manifest,
): Promise<ToolState> {
  const { searchParams } = new URL(request.url);
  const { api } = context;
  const sought = soughtIn(searchParams);
  const cursor = cursorShape.safeParse(searchParams.get("after")).data;
  const [task, past, user, files] = await Promise.all([
    taskNamed(context, searchParams.get("task")),
    attempt(api.tasks.last({ app_id: appIdOf(manifest), cursor, ...sought })),
    attempt(api.account.userInfo({})),
    readFileChoices(context, manifest, searchParams),
  ]);
  const receipt = task?.finished_at && task.cost > 0 ? (await attempt(api.tasks.receipt({ task_id: task.task_id }))).value : null;
  const open = task !== null && task.finished_at === null && task.state !== "review";
  const scripts = runsScripts(request);
  const { list = [], next = null } = past.value ?? {};
  return {
    task,
    receipt,
    files,
    history: list,
    next,
    sought,
    compared: searchParams.getAll("with"),
    scripts,
    refreshes: open && !scripts,
    key: crypto.randomUUID(),
    available: user.value?.credits.available ?? (user.problem && needsLogin(user.problem) ? GUEST_CREDITS : 0),
  };
}

/** The same with the task's parts: one for each file, where it was asked for several. */
export async function readPartsState(args: LoaderFunctionArgs, manifest: Manifest): Promise<ToolState & { parts: Task[] }> {
  const state = await readToolState(args, manifest);
  const { value } = state.task ? await attempt(args.context.api.tasks.parts({ task_id: state.task.task_id })) : { value: null };
  return { ...state, parts: value?.list ?? [] };
}

/** Its loader's answer; the page comes again by itself where no script follows the work. */
export const shown = <T extends ToolState>(state: T) =>
  data(state, state.refreshes ? { headers: { refresh: String(REFRESH_SECONDS) } } : {});

/** The loader's `Refresh`, for browsers without scripts. */
export const toolHeaders: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
