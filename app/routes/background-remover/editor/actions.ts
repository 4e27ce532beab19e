import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { appIdOf } from "../../../../trpc/contract/tools/app.ts";
import { backgroundRemover as manifest } from "../../../../trpc/contract/tools/background-remover.ts";
import { artifactReference } from "../../../../trpc/contract/tools/file-input.ts";
import { readForm, textOf } from "../../../http/form.ts";
import { attempt } from "../../../http/problem.ts";
import { inputFrom, problemsIn } from "../../../tool/input.ts";
import { takeFiles } from "../../../tool/take-files.ts";
import { addressedNames, EDIT } from "./recipe.ts";

/** Where the editor is with a picture, and with what its form said. */
function editorHref(task: string, made: string, values: Record<string, unknown>): string {
  const search = new URLSearchParams({ task, edit: made });
  for (const name of addressedNames) if (values[name] !== undefined) search.set(name, String(values[name]));
  return `/background-remover/editor?${search.toString()}`;
}

/** Makes the picture at the cut-out's full size: a task of its own, free. */
export async function edit({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const refused = await takeFiles(context, form, EDIT);
  const values = inputFrom(EDIT, form);
  if (refused.length > 0 || textOf(form, "intent") === "upload") {
    return data({ values, problems: refused }, { status: refused.length > 0 ? 422 : 200 });
  }
  const problems = problemsIn(EDIT, values, context.lang);
  if (problems.length > 0) return data({ values, problems }, { status: 422 });
  const { backdrop, ...recipe } = values;
  const task_id = textOf(form, "task").slice(0, 40);
  const input = { pictures: [artifactReference(task_id, "cutout")], recipe, backdrop };
  const idempotency_key = /^[\w-]{8,64}$/.exec(textOf(form, "key"))?.[0];
  const { value, problem } = await attempt(context.api.tasks.push({ app_id: appIdOf(manifest), stage: "edit", input, idempotency_key }));
  if (problem) return data({ values, problems: [problem] }, { status: 422 });
  return redirect(editorHref(task_id, value.task_id, values), 303);
}

export type EditAnswer = Exclude<Awaited<ReturnType<typeof edit>>, Response>;
