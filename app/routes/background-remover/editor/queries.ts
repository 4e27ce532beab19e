import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { artifactOf } from "../../../../trpc/contract/artifact.ts";
import type { Task } from "../../../../trpc/contract/task.ts";
import { backgroundRemover as manifest } from "../../../../trpc/contract/tools/background-remover.ts";
import { attempt } from "../../../http/problem.ts";
import { readToolState, type ToolState } from "../../../tool/queries.ts";
import { addressedNames } from "./recipe.ts";

export interface EditorState extends ToolState {
  task: Task;
  /** A film was cut out: the page says where to go with it. */
  film: boolean;
  /** The picture that was last made of it. */
  edit: Task | null;
  values: Record<string, string>;
}

const artifactsOf = ({ output }: Task) => output?.artifacts ?? [];

/** Whether all that was cut out is films, which the editor does not take. */
const isFilm = (task: Task): boolean => {
  const made = artifactsOf(task);
  return made.length > 0 && made.every(({ kind }) => kind === "video");
};

/**
 * The cut-out of `?task=`, the picture of `?edit=`, and what the form said then; of a film only the task. Without a cut-out
 * there is nothing to edit: its task is shown.
 */
export async function readEditor(args: LoaderFunctionArgs): Promise<EditorState> {
  const { searchParams } = new URL(args.request.url);
  const id = searchParams.get("edit")?.slice(0, 40);
  const [state, edit] = await Promise.all([
    readToolState(args, manifest),
    id ? attempt(args.context.api.tasks.status({ task_id: id })) : { value: null },
  ]);
  const { task } = state;
  if (!task) throw redirect("/background-remover");
  if (!isFilm(task) && !artifactOf(artifactsOf(task), "image", "shown"))
    throw redirect(`/background-remover?task=${encodeURIComponent(task.parent_id ?? task.task_id)}`);
  const values = Object.fromEntries(
    addressedNames.flatMap((name) => (searchParams.has(name) ? [[name, searchParams.get(name) ?? ""]] : [])),
  );
  const open = edit.value !== null && edit.value.finished_at === null;
  return { ...state, task, film: isFilm(task), edit: edit.value, values, refreshes: open && !state.scripts };
}
