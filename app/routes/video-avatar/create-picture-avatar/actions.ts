import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { codeOf } from "../../../../trpc/contract/rules/errors.ts";
import { seeOther } from "../../../http/flash.ts";
import { readForm, textOf } from "../../../http/form.ts";
import { attempt, type Problem } from "../../../http/problem.ts";
import { translationOf } from "../../../i18n/translation.ts";
import { inputFrom, problemsIn } from "../../../tool/input.ts";
import { takeFiles } from "../../../tool/take-files.ts";
import { FORM } from "./fields.ts";

type Values = Record<string, unknown>;
const refused = (values: Values, problems: Problem[]) => data({ values, problems }, { status: 422 });

/** Which field a refusal is about: the consent, or the photo. */
const placed = (problem: Problem): Problem => ({
  ...problem,
  field: problem.code === codeOf("avatar.consentRequired") ? "agreed" : "picture",
});

/** Uploads the photo, and asks for an avatar of it; it is there, or its form says what to change. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, lang } = context;
  const form = await readForm(request);
  const wrong = await takeFiles(context, form, FORM);
  const values = inputFrom(FORM, form);
  if (wrong.length > 0) return refused(values, wrong);
  if (textOf(form, "intent") === "upload") return data({ values, problems: [] });
  const { data: asked } = FORM.safeParse(values);
  if (!asked) return refused(values, problemsIn(FORM, values, lang));
  const { picture, name, gender, voice, whose, person, agreed } = asked;
  const { t } = translationOf(lang);
  const consent = { whose, person, agreed, statement: t("tools.create-picture-avatar.fields.agreed.label") };
  const { value, problem } = await attempt(api.avatars.createPicture({ picture, name, gender, voice, consent }));
  if (problem) return refused(values, [placed(problem)]);
  return seeOther("/ai-avatar-v2", { type: "success", message: "tools.ai-avatar-v2.created", params: { name: value.name } });
}
