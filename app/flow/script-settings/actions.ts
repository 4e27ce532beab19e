import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import type { Language } from "../../../locales/index.ts";
import type { Draft } from "../../../trpc/contract/draft.ts";
import type { ProductFlow } from "../../../trpc/contract/rules/product.ts";
import { checkScript, MAX_HEADLINE_CHARACTERS } from "../../../trpc/contract/rules/script.ts";
import type { Script } from "../../../trpc/contract/script.ts";
import { readForm, textOf } from "../../http/form.ts";
import { attempt, type Problem, problemsOf, said } from "../../http/problem.ts";
import { translationOf } from "../../i18n/translation.ts";
import { readDraft } from "../draft.ts";
import { stepHref } from "../flow.ts";
import { editedClips } from "./edit.ts";
import { changeOf, clipsFrom, type TypedClip } from "./values.ts";

const longHeadlines = (clips: readonly TypedClip[], lang: Language): Problem[] =>
  clips.flatMap(({ headline }, index) => {
    const text = translationOf(lang).t("script.headlineTooLong", { clip: index + 1, max: MAX_HEADLINE_CHARACTERS });
    return headline.length > MAX_HEADLINE_CHARACTERS ? [{ field: `clips.${index}.headline`, text }] : [];
  });

const refused = (problems: Problem[], typed: TypedClip[] | null = null, scriptId: string | null = null) =>
  data({ problems, typed, scriptId }, { status: 422 });

/** Written as the revision after the one that the form was read with: what another window wrote meanwhile is not lost. */
const save = async ({ api }: AppLoadContext, draft: Draft, script: Script, clips: readonly TypedClip[], revision: number) =>
  (await attempt(api.drafts.update({ draft_id: draft.id, revision, script_id: script.id, ...changeOf(clips) }))).problem;

/** The revision that new scripts replace: what another window saved meanwhile is not lost. Unsaid where there are none yet. */
const seen = (form: FormData) => (form.has("revision") ? { revision: Number(textOf(form, "revision")) } : {});

/**
 * `again` writes new scripts; `save` keeps the edits and grounds the claims anew; `continue` goes on to the video;
 * `look:ID` keeps the edits and shows another script; `clip:ACT:ID` changes which clips there are.
 */
export const scriptAction =
  (flow: ProductFlow) =>
  async ({ request, context }: ActionFunctionArgs) => {
    const { api, lang } = context;
    const draft = await readDraft(request, context, flow);
    const form = await readForm(request);
    const intent = textOf(form, "intent");
    const here = stepHref(flow, "script", draft.id);
    if (intent === "again") {
      const { problem } = await attempt(api.drafts.writeScripts({ draft_id: draft.id, again: true, ...seen(form) }));
      return problem ? refused([problem]) : redirect(here, 303);
    }
    const script = draft.scripts.find(({ id }) => id === textOf(form, "script"));
    const posted = clipsFrom(form);
    // Another window had new ones written: what was typed stays, over the script that is chosen now.
    if (!script || posted.length === 0)
      return refused([said("draft.changedElsewhere", lang)], posted.length > 0 ? posted : null, draft.script_id);
    const edited = editedClips(posted, intent);
    const clips = edited?.clips ?? posted;
    const whole = intent === "save" || intent === "continue";
    const problems = [...(whole ? problemsOf(checkScript({ clips }), lang) : []), ...longHeadlines(clips, lang)];
    if (problems.length > 0) return refused(problems, clips, script.id);
    const problem = await save(context, draft, script, clips, Number(textOf(form, "revision")));
    if (problem) return refused([problem], clips, script.id);
    if (intent === "continue") return redirect(stepHref(flow, "editor", draft.id), 303);
    if (edited) return redirect(`${here}&script=${script.id}#clip-${edited.at}`, 303);
    const looked = intent.startsWith("look:") ? intent.slice("look:".length) : script.id;
    return redirect(`${here}&script=${encodeURIComponent(looked)}&saved=1`, 303);
  };
