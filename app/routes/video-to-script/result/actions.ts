import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { flowOf } from "../../../../trpc/contract/rules/product.ts";
import { readForm, textOf } from "../../../http/form.ts";
import { attempt } from "../../../http/problem.ts";
import { timelineHref } from "../../../timeline/view.ts";

/** Opens a video of the task in the timeline editor, cut at its scenes. */
export async function openInEditor({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const asked = { task_id: textOf(form, "task").slice(0, 40), film: Number(textOf(form, "film")) || 1 };
  const { value, problem } = await attempt(context.api.timelines.open(asked));
  if (problem) return data({ problems: [problem] }, { status: 422 });
  return redirect(timelineHref(flowOf(value.app_id), value.id), 303);
}
