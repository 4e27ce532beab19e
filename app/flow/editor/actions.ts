import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import type { ProductFlow } from "../../../trpc/contract/rules/product.ts";
import { readForm, textOf } from "../../http/form.ts";
import { attempt } from "../../http/problem.ts";
import { readDraft } from "../draft.ts";
import { stepHref } from "../flow.ts";

/** Starts a preview or a render. The same button pressed twice starts one. */
export const editorAction =
  (flow: ProductFlow) =>
  async ({ request, context }: ActionFunctionArgs) => {
    const { id: draft_id, app_id } = await readDraft(request, context, flow);
    const stage = textOf(await readForm(request), "stage") === "render" ? "render" : "preview";
    const { problem } = await attempt(context.api.tasks.push({ app_id, input: { draft_id }, stage }));
    if (problem) return data({ problems: [problem] }, { status: 422 });
    return redirect(stepHref(flow, "editor", draft_id), 303);
  };
