import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import type { EditorPlace } from "../../trpc/contract/rules/editors.ts";
import { isExport } from "../../trpc/contract/rules/exports.ts";
import type { Timeline } from "../../trpc/contract/timeline.ts";
import { seeOther } from "../http/flash.ts";
import { readForm, textOf } from "../http/form.ts";
import { attempt, type Problem } from "../http/problem.ts";
import { translationOf } from "../i18n/translation.ts";
import { commentAction, isAboutComments } from "./comment-action.ts";
import { commandsOf } from "./commands.ts";
import { type Opening, readChosen } from "./opening.ts";
import { partsOf } from "./parts.ts";
import { backHref, staysHere } from "./back.ts";
import { exportOf, readTimeline, renderOf } from "./queries.ts";
import { isAboutVersions, versionAction } from "./version-action.ts";
import { type View, viewHref } from "./view.ts";

const refused = (problems: Problem[]) => data({ problems, opening: null as Opening | null }, { status: 422 });

/** The element that was pressed for is there still, or the page shows none. */
const staying = (view: View, { document }: Timeline): View =>
  partsOf(document).some(({ element }) => element.id === view.part) ? view : { ...view, part: null };

async function edited(context: AppLoadContext, timeline: Timeline, { form, view }: { form: FormData; view: View }) {
  const { document, id: timeline_id } = timeline;
  const expected_revision = Number(textOf(form, "revision")) || undefined;
  const { timelines } = context.api;
  const action = textOf(form, "do");
  if (action === "undo" || action === "redo") return attempt(timelines[action]({ timeline_id, expected_revision }));
  if (action === "openFile") return attempt(timelines.openFile({ timeline_id, expected_revision, file: textOf(form, "file") }));
  const element = partsOf(document).find((one) => one.element.id === view.part)?.element;
  const asked = element ? commandsOf(action, form, { document, element }) : { commands: [] };
  if ("field" in asked)
    return { value: null, problem: { field: asked.field, text: translationOf(context.lang).t("timeline.invalid") } satisfies Problem };
  if (asked.commands.length === 0) return { value: timeline, problem: null };
  return attempt(timelines.edit({ timeline_id, expected_revision, commands: asked.commands }));
}

/** Starts another kind of file than the film; it is found on the same page. */
async function exported(
  context: AppLoadContext,
  timeline: Timeline,
  { form, flow, view }: { form: FormData; flow: EditorPlace; view: View },
) {
  const [stage, at] = [textOf(form, "as"), Number(textOf(form, "at"))];
  if (!isExport(stage) || !Number.isFinite(at) || at < 0)
    return refused([{ text: translationOf(context.lang).t("timeline.exports.which") }]);
  const { problem } = await attempt(context.api.tasks.push(exportOf(timeline, stage, Math.min(600, at))));
  return problem ? refused([problem]) : seeOther(`${viewHref(flow, view)}#exports`);
}

/** A form of the editor's page: a change of an element, undo and redo, the render, or another kind of file. */
export async function timelineAction(request: Request, context: AppLoadContext, { flow, view }: { flow: EditorPlace; view: View }) {
  const timeline = await readTimeline(context, flow, view);
  const form = await readForm(request);
  if (textOf(form, "do") === "readFile") return readChosen(context, timeline, form);
  if (textOf(form, "do") === "render") {
    const { value, problem } = await attempt(context.api.tasks.push(renderOf(timeline)));
    if (problem) return refused([problem]);
    return staysHere(timeline)
      ? seeOther(`${viewHref(flow, view)}#exports`)
      : redirect(backHref(flow, { ...timeline, task_id: value.task_id }), 303);
  }
  if (textOf(form, "do") === "export") return exported(context, timeline, { form, flow, view });
  if (isAboutComments(form)) {
    const problem = await commentAction(context, timeline, form);
    return problem ? refused([problem]) : seeOther(`${viewHref(flow, view)}#comments`);
  }
  if (isAboutVersions(form)) return versionAction(context, timeline, { form, flow, view });
  const { value, problem } = await edited(context, timeline, { form, view });
  if (problem) return refused([problem]);
  return seeOther(viewHref(flow, staying(view, value ?? timeline)));
}
