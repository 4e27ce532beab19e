import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import type { ProductFlow } from "../../../trpc/contract/rules/product.ts";
import { seeOther } from "../../http/flash.ts";
import { readForm, textOf } from "../../http/form.ts";
import { attempt } from "../../http/problem.ts";
import { openTimeline } from "../../timeline/open.ts";
import { readDraft } from "../draft.ts";
import { stepHref } from "../flow.ts";

/** Makes the public link of the film, or takes it back. */
async function changeShare({ api }: AppLoadContext, here: string, { draft_id, revokes }: { draft_id: string; revokes: boolean }) {
  const { problem } = await attempt<unknown>(revokes ? api.shares.revoke({ draft_id }) : api.shares.create({ draft_id }));
  if (problem) return data({ problems: [problem] }, { status: 422 });
  return seeOther(here, { type: "success", message: revokes ? "share.revoked" : "share.created" });
}

/** Starts a preview or a render. The same button pressed twice starts one. */
export const editorAction =
  (flow: ProductFlow) =>
  async ({ request, context }: ActionFunctionArgs) => {
    const { id: draft_id, app_id } = await readDraft(request, context, flow);
    const form = await readForm(request);
    if (form.has("share"))
      return changeShare(context, stepHref(flow, "editor", draft_id), { draft_id, revokes: textOf(form, "share") === "revoke" });
    if (form.has("timeline")) return openTimeline(context, flow, textOf(form, "timeline").slice(0, 40));
    const stage = textOf(form, "stage") === "render" ? "render" : "preview";
    const { problem } = await attempt(context.api.tasks.push({ app_id, input: { draft_id }, stage }));
    if (problem) return data({ problems: [problem] }, { status: 422 });
    return redirect(stepHref(flow, "editor", draft_id), 303);
  };
