import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import type { Draft } from "../../../trpc/contract/draft.ts";
import { FLOW_APP } from "../../../trpc/contract/rules/product.ts";
import type { Cutout } from "../../../trpc/contract/preview.ts";
import { stepHref } from "../../flow/flow.ts";
import { likeOf } from "../../flow/like.ts";
import { addMedia, bringsMedia } from "../../flow/product/add-media.ts";
import { checkValues } from "../../flow/product/check.ts";
import { CUT_OUT, madeCutouts, makeCutouts } from "../../flow/product/cutouts.ts";
import { edited } from "../../flow/product/edit.ts";
import { revisionOf } from "../../flow/product/revision.ts";
import { saveProduct } from "../../flow/product/save.ts";
import { type ProductValues, valuesFrom } from "../../flow/product/values.ts";
import { readForm, textOf } from "../../http/form.ts";
import { attempt, type Problem } from "../../http/problem.ts";

const FLOW = "ai-video-ads";
const answer = (values: ProductValues, problems: Problem[], made: { draft: Draft; cutouts: Cutout[]; revision: number } | null) =>
  data({ values, problems, made }, { status: problems.length > 0 ? 422 : 200 });

/** The draft that the form is about, made by its first post: files need one to belong to, whatever the words are worth yet. */
const draftOf = ({ api }: AppLoadContext, { id, like }: { id: string; like: ReturnType<typeof likeOf> }, { language }: ProductValues) =>
  attempt(id ? api.drafts.get({ draft_id: id }) : api.drafts.create({ app_id: FLOW_APP["ai-video-ads"], language, like }));

export async function describeProduct({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const intent = textOf(form, "intent");
  const typed = valuesFrom(form);
  const id = (textOf(form, "draft") || new URL(request.url).searchParams.get("draft") || "").slice(0, 40);
  const wordProblems = checkValues(FLOW, { ...typed, media: ["given"] }, context.lang);
  if (!id && !bringsMedia(form)) {
    if (intent !== "continue") return answer(edited(typed, intent), [], null);
    if (wordProblems.length > 0) return answer(typed, wordProblems, null);
  }
  const { value: found, problem } = await draftOf(context, { id, like: likeOf(request) }, typed);
  if (problem) return answer(typed, [problem], null);
  const added = await addMedia(context, found.id, form);
  const values = edited({ ...typed, media: [...typed.media, ...added.ids] }, intent);
  if (intent === CUT_OUT) added.problems.push(...(await makeCutouts(context, found.id)));
  const { value: draft } = await attempt(context.api.drafts.get({ draft_id: found.id }));
  const now = draft ?? found;
  const revision = revisionOf(form, found, now);
  const again = async (problems: Problem[], stands = revision) =>
    answer(values, problems, { draft: now, cutouts: await madeCutouts(context, now.id), revision: stands });
  if (added.problems.length > 0) return again(added.problems);
  if (intent !== "continue") return again([]);
  const problems = checkValues(FLOW, values, context.lang);
  if (problems.length > 0) return again(problems);
  const refused = await saveProduct(context, now, { values, revision });
  // After that it has been said: the next press saves over what is there now.
  if (refused) return again([refused], now.revision);
  return redirect(stepHref(FLOW, "settings", found.id), 303);
}
