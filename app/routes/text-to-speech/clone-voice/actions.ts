import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { seeOther } from "../../../http/flash.ts";
import { readForm, textOf } from "../../../http/form.ts";
import { attempt, type Problem } from "../../../http/problem.ts";
import { translationOf } from "../../../i18n/translation.ts";
import { withConsentOf } from "../../../tool/consent-files.ts";
import { problemsOfConsent } from "../../../tool/consent-problems.ts";
import { inputFrom, problemsIn } from "../../../tool/input.ts";
import { takeFiles } from "../../../tool/take-files.ts";
import { CLONE_FORM } from "./fields.ts";

const PAGE = "/text-to-speech/clone-voice";

type Values = Record<string, unknown>;
const refused = (values: Values, problems: Problem[]) => data({ values, problems }, { status: 422 });

/** Deletes a cloned voice, or clones one: the recordings are uploaded, and what is wrong is said at its field. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { lang, api } = context;
  const form = await readForm(request);
  if (textOf(form, "intent") === "delete") {
    const id = textOf(form, "id").slice(0, 40);
    const { problem } = await attempt(api.voices.deleteCloned({ id, works: form.has("works") }));
    return problem ? refused({}, [problem]) : seeOther(PAGE, { type: "success", message: "tools.clone-voice.deleted" });
  }
  const unusable = await takeFiles(context, form, CLONE_FORM);
  const { values, problems: withdrawn } = withConsentOf("clone-voice", { form, values: inputFrom(CLONE_FORM, form), lang });
  const wrong = [...unusable, ...withdrawn];
  if (wrong.length > 0) return refused(values, wrong);
  if (textOf(form, "intent") === "upload") return data({ values, problems: [] });
  const { data: asked } = CLONE_FORM.safeParse(values);
  if (!asked) return refused(values, problemsIn(CLONE_FORM, values, lang));
  const { whose, person, agreed, ...voice } = asked;
  const consent = { whose, person, agreed, statement: translationOf(lang).t("tools.clone-voice.fields.agreed.label") };
  const { value, problem } = await attempt(api.voices.clone({ ...voice, consent }));
  if (problem) return refused(values, problemsOfConsent(problem, { values, lang }));
  return seeOther(PAGE, { type: "success", message: "tools.clone-voice.made", params: { name: value.name } });
}
