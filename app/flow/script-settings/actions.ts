import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import type { Language } from "../../../locales/index.ts";
import type { ProductFlow } from "../../../trpc/contract/rules/product.ts";
import { checkScript, MAX_HEADLINE_CHARACTERS } from "../../../trpc/contract/rules/script.ts";
import type { Clip } from "../../../trpc/contract/script.ts";
import { readForm, textOf } from "../../http/form.ts";
import { attempt, type Problem, problemsOf, said } from "../../http/problem.ts";
import { translationOf } from "../../i18n/translation.ts";
import { readDraft } from "../draft.ts";
import { stepHref } from "../flow.ts";
import { type ClipTexts, clipsFrom, typedClips } from "./values.ts";

const longHeadlines = (clips: readonly Clip[], lang: Language): Problem[] =>
  clips.flatMap(({ headline }, index) => {
    const text = translationOf(lang).t("script.headlineTooLong", { clip: index + 1, max: MAX_HEADLINE_CHARACTERS });
    return headline.length > MAX_HEADLINE_CHARACTERS ? [{ field: `clips.${index}.headline`, text }] : [];
  });

const refused = (problems: Problem[], texts: ClipTexts | null = null, scriptId: string | null = null) =>
  data({ problems, texts, scriptId }, { status: 422 });

/** `again` writes new scripts; `save` keeps the edits and grounds the claims anew; `continue` goes on to the video. */
export const scriptAction =
  (flow: ProductFlow) =>
  async ({ request, context }: ActionFunctionArgs) => {
    const { api, lang } = context;
    const draft = await readDraft(request, context, flow);
    const form = await readForm(request);
    const intent = textOf(form, "intent");
    const here = stepHref(flow, "script", draft.id);
    if (intent === "again") {
      const { problem } = await attempt(api.drafts.writeScripts({ draft_id: draft.id, again: true }));
      return problem ? refused([problem]) : redirect(here, 303);
    }
    const script = draft.scripts.find(({ id }) => id === textOf(form, "script"));
    if (!script) return refused([said("draft.changedElsewhere", lang)]);
    const clips = clipsFrom(form, script);
    const typed = typedClips(script, clips);
    const problems = [...problemsOf(checkScript({ clips: typed }), lang), ...longHeadlines(typed, lang)];
    if (problems.length > 0) return refused(problems, clips, script.id);
    const { problem } = await attempt(api.drafts.update({ draft_id: draft.id, revision: draft.revision, script_id: script.id, clips }));
    if (problem) return refused([problem], clips, script.id);
    if (intent === "continue") return redirect(stepHref(flow, "editor", draft.id), 303);
    return redirect(`${here}&script=${script.id}&saved=1`, 303);
  };
