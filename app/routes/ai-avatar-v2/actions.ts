import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { readForm, textOf } from "../../http/form.ts";
import { seeOther } from "../../http/flash.ts";
import { translationOf } from "../../i18n/translation.ts";
import { offerTick } from "./offer-tick.ts";
import { attempt, type Problem, said } from "../../http/problem.ts";

const refused = (problem: Problem) => data({ problems: [problem] }, { status: 422 });

/** Renames, offers to all, takes back or deletes an avatar of one's own. */
export async function action({ request, context: { api, lang } }: ActionFunctionArgs) {
  const form = await readForm(request);
  const id = textOf(form, "id").slice(0, 40);
  if (textOf(form, "intent") === "delete") {
    const { problem } = await attempt(api.avatars.delete({ id, videos: form.has("videos") }));
    return problem ? refused(problem) : seeOther("/ai-avatar-v2", { type: "success", message: "tools.ai-avatar-v2.deleted" });
  }
  if (textOf(form, "intent") === "offer") {
    const statement = translationOf(lang).t("tools.ai-avatar-v2.offer.agreed");
    const agreed = form.has("agreed");
    const { problem } = await attempt(api.avatars.offer({ id, consent: { agreed, statement } }));
    if (problem) return refused(agreed ? problem : { ...problem, field: offerTick(id) });
    return seeOther("/ai-avatar-v2", { type: "success", message: "tools.ai-avatar-v2.offer.sent" });
  }
  if (textOf(form, "intent") === "withdraw") {
    const { problem } = await attempt(api.avatars.withdraw({ id }));
    return problem ? refused(problem) : seeOther("/ai-avatar-v2", { type: "success", message: "tools.ai-avatar-v2.offer.withdrawn" });
  }
  const name = textOf(form, "name").trim();
  if (name === "" || name.length > 40) return refused(said("form.incomplete", lang));
  const { problem } = await attempt(api.avatars.update({ id, name }));
  return problem ? refused(problem) : seeOther("/ai-avatar-v2", { type: "success", message: "tools.ai-avatar-v2.renamed" });
}
