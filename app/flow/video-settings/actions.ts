import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import type { Draft } from "../../../trpc/contract/draft.ts";
import type { ProductFlow } from "../../../trpc/contract/rules/product.ts";
import { countCharacters } from "../../../trpc/contract/rules/issue.ts";
import { MAX_CALL_CHARACTERS, type VideoSettings } from "../../../trpc/contract/settings.ts";
import { filesOf, readForm, textOf } from "../../http/form.ts";
import { attempt, type Problem, said } from "../../http/problem.ts";
import { translationOf } from "../../i18n/translation.ts";
import { uploadFile } from "../../http/upload.ts";
import { readDraft } from "../draft.ts";
import { stepHref } from "../flow.ts";
import { checkSettings, DRAW, type PostedSettings, settingsFrom } from "./values.ts";

/** A talking photo: the file just posted, or the one that is set. */
async function avatarOf(context: AppLoadContext, form: FormData, posted: PostedSettings, now: string) {
  if (posted.avatar !== "photo") return { avatar: posted.avatar, problem: null };
  const [file] = filesOf(form, "photo");
  if (file) {
    const { asset, problem } = await uploadFile(context, file, "picture-avatar");
    return { avatar: asset ? `photo:${asset.id}` : "", problem: problem && { ...problem, field: "photo" } };
  }
  if (now.startsWith("photo:")) return { avatar: now, problem: null };
  return { avatar: "", problem: { text: translationOf(context.lang).t("settings.photoNeeded"), field: "photo" } };
}

/** Scripts are of one length, goal and language: another asks for new ones. */
const needsScripts = ({ scripts, settings: before }: Draft, after: VideoSettings): boolean =>
  scripts.length > 0 && (before.length !== after.length || before.objective !== after.objective || before.language !== after.language);

/** Written as the revision after the one that the form was read with: what another window chose meanwhile is not lost. */
async function save({ api }: AppLoadContext, draft: Draft, settings: VideoSettings, revision: number): Promise<Problem | null> {
  const { problem } = await attempt(api.drafts.update({ draft_id: draft.id, revision, settings }));
  if (problem || !needsScripts(draft, settings)) return problem;
  return (await attempt(api.drafts.writeScripts({ draft_id: draft.id, again: true }))).problem;
}

export const settingsAction =
  (flow: ProductFlow) =>
  async ({ request, context }: ActionFunctionArgs) => {
    const draft = await readDraft(request, context, flow);
    const [form, choices] = await Promise.all([readForm(request), context.api.public.getDictList({})]);
    const posted = settingsFrom(form);
    const { avatar, problem } = await avatarOf(context, form, posted, draft.settings.avatar);
    if (problem) return data({ posted, problems: [problem] }, { status: 422 });
    if (countCharacters(posted.call) > MAX_CALL_CHARACTERS) {
      const text = translationOf(context.lang).t("details.tooLong", { max: MAX_CALL_CHARACTERS });
      return data({ posted, problems: [{ field: "call", text }] }, { status: 422 });
    }
    const settings = checkSettings({ ...posted, avatar }, choices);
    if (!settings) return data({ posted, problems: [said("form.incomplete", context.lang)] }, { status: 422 });
    const refused = await save(context, draft, settings, Number(textOf(form, "revision")));
    if (refused) return data({ posted, problems: [refused] }, { status: 422 });
    if (textOf(form, "intent") === DRAW) return redirect(`${stepHref(flow, "settings", draft.id)}&${DRAW}=1`, 303);
    return redirect(stepHref(flow, "script", draft.id), 303);
  };
