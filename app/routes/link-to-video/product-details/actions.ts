import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { readDraft } from "../../../flow/draft.ts";
import { stepHref } from "../../../flow/flow.ts";
import { addMedia } from "../../../flow/product/add-media.ts";
import { checkValues } from "../../../flow/product/check.ts";
import { CUT_OUT, makeCutouts } from "../../../flow/product/cutouts.ts";
import { edited } from "../../../flow/product/edit.ts";
import { revisionOf } from "../../../flow/product/revision.ts";
import { saveProduct } from "../../../flow/product/save.ts";
import { valuesFrom } from "../../../flow/product/values.ts";
import { readForm, textOf } from "../../../http/form.ts";
import { attempt } from "../../../http/problem.ts";

/** `again` reads the link anew; `continue` saves and goes on; every other button changes the form in place. */
export async function changeDetails({ request, context }: ActionFunctionArgs) {
  const found = await readDraft(request, context, "link-to-video");
  const form = await readForm(request);
  const intent = textOf(form, "intent");
  if (intent === "again") {
    await attempt(context.api.drafts.analyseUrl({ draft_id: found.id, again: true }));
    return redirect(stepHref("link-to-video", "details", found.id), 303);
  }
  const added = await addMedia(context, found.id, form);
  if (intent === CUT_OUT) added.problems.push(...(await makeCutouts(context, found.id)));
  const typed = valuesFrom(form);
  const values = edited({ ...typed, media: [...typed.media, ...added.ids] }, intent);
  const draft = added.ids.length > 0 ? await readDraft(request, context, "link-to-video") : found;
  const revision = revisionOf(form, found, draft);
  const problems = added.problems.length > 0 || intent !== "continue" ? added.problems : checkValues("link-to-video", values, context.lang);
  if (problems.length > 0) return data({ values, problems, revision }, { status: 422 });
  if (intent !== "continue") return data({ values, problems, revision });
  const problem = await saveProduct(context, draft, { values, revision });
  // After that it has been said: the next press saves over what is there now.
  if (problem) return data({ values, problems: [problem], revision: draft.revision }, { status: 422 });
  return redirect(stepHref("link-to-video", "settings", draft.id), 303);
}
