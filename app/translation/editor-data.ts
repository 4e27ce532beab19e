import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { Task } from "../../trpc/contract/task.ts";
import type { BuiltManifest } from "../../trpc/contract/tools/app.ts";
import { linesProposal, type LinesProposal } from "../../trpc/contract/translation.ts";
import { readForm, textOf } from "../http/form.ts";
import { attempt, problemsOf, said } from "../http/problem.ts";
import { readToolState, shown, type ToolState } from "../tool/queries.ts";
import { readLines, type TypedLine, typedLines } from "./form-lines.ts";
import { timeText } from "./times.ts";

type Manifest = Pick<BuiltManifest, "slug" | "apps" | "work">;

export interface EditorState extends ToolState {
  task: Task;
  /** What the task asks; null while it is at work. */
  asks: { name: string; proposal: LinesProposal; lines: TypedLine[] } | null;
}

const typed = ({ lines }: LinesProposal): TypedLine[] =>
  lines.map((line) => ({ ...line, start: timeText(line.start), end: timeText(line.end) }));

/** The lines of the task that the address names. One that is over, or none, is shown on the tool's own page. */
export const editorLoader = (manifest: BuiltManifest) => async (args: LoaderFunctionArgs) => {
  const state = await readToolState(args, manifest);
  const { task } = state;
  if (!task || task.tool !== manifest.slug) throw redirect(`/${manifest.slug}`);
  if (task.finished_at !== null) throw redirect(`/${manifest.slug}?task=${encodeURIComponent(task.task_id)}`);
  const proposal = task.review && linesProposal.safeParse(task.review.proposal).data;
  const asks = task.review && proposal ? { name: task.review.name, proposal, lines: typed(proposal) } : null;
  return shown<EditorState>({ ...state, task, asks });
};

/** Sends the lines back: to be kept and heard (`intent=save`), or to be made into what was asked for. */
export const editorAction =
  ({ slug }: Manifest) =>
  async ({ request, context: { api, lang } }: ActionFunctionArgs) => {
    const form = await readForm(request);
    const given = typedLines(form);
    const { lines, issues } = readLines(given);
    const done = textOf(form, "intent") === "make";
    const problems = problemsOf(issues, lang);
    if (issues.length === 0 && done && !lines.some(({ target }) => target !== "")) problems.push(said("subtitles.noTranslation", lang));
    if (problems.length > 0) return data({ lines: given, problems }, { status: 422 });
    const task_id = textOf(form, "task").slice(0, 40);
    const { problem } = await attempt(api.tasks.review({ task_id, name: textOf(form, "name").slice(0, 60), answer: { lines, done } }));
    if (problem) return data({ lines: given, problems: [problem] }, { status: 422 });
    const task = encodeURIComponent(task_id);
    return redirect(done ? `/${slug}?task=${task}` : `/${slug}/editor?task=${task}`, 303);
  };
export type EditorAnswer = Exclude<Awaited<ReturnType<ReturnType<typeof editorAction>>>, Response>["data"];
