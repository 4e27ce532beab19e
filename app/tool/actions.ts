import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { appIdOf, type BuiltManifest } from "../../trpc/contract/tools/app.ts";
import { readForm, textOf } from "../http/form.ts";
import { attempt } from "../http/problem.ts";
import { inputFrom, problemsIn } from "./input.ts";
import { takeFiles } from "./take-files.ts";

/**
 * What posting a tool's form does: its files are uploaded (`intent=upload`: nothing more), then it is checked by its
 * manifest's input, and quoted (`intent=quote`: its last stage, for previews cost nothing) or pushed. The same form sent twice starts one task: its hidden key
 * names the request.
 */
export const toolAction =
  (manifest: Pick<BuiltManifest, "slug" | "apps" | "work">) =>
  async ({ request, context }: ActionFunctionArgs) => {
    const { api, lang } = context;
    const form = await readForm(request);
    const refused = await takeFiles(context, form, manifest.work.input);
    const input = inputFrom(manifest.work.input, form);
    const app_id = appIdOf(manifest);
    const intent = textOf(form, "intent");
    if (refused.length > 0) return data({ values: input, problems: refused, quote: null }, { status: 422 });
    if (intent === "upload") return data({ values: input, problems: [], quote: null });
    const problems = problemsIn(manifest.work.input, input, lang);
    if (problems.length > 0) return data({ values: input, problems, quote: null }, { status: 422 });
    if (intent === "quote") {
      const { value, problem } = await attempt(api.tasks.cost({ app_id, input, stage: manifest.work.stages.at(-1) }));
      return data({ values: input, problems: problem ? [problem] : [], quote: value }, { status: problem ? 422 : 200 });
    }
    const idempotency_key = /^[\w-]{8,64}$/.exec(textOf(form, "key"))?.[0];
    const stage = manifest.work.stages.find((one) => one === textOf(form, "stage"));
    const { value: task, problem } = await attempt(api.tasks.push({ app_id, input, stage, idempotency_key }));
    if (problem) return data({ values: input, problems: [problem], quote: null }, { status: 422 });
    return redirect(`/${manifest.slug}?task=${encodeURIComponent(task.task_id)}`, 303);
  };

/** What a form that was refused, or only asked for a price, comes back with. */
export type ToolAnswer = Exclude<Awaited<ReturnType<ReturnType<typeof toolAction>>>, Response>;
