import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { checkFeedback, FEEDBACK_REASONS, FEEDBACK_WORDS } from "../../../trpc/contract/rules/feedback.ts";
import { seeOther } from "../../http/flash.ts";
import { readForm, textOf } from "../../http/form.ts";
import { attempt, type Problem, problemsOf } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Choice, Choices, oneOf } from "../../ui/choice.tsx";
import { problemFor } from "../../ui/problems.tsx";
import { TextField } from "../../ui/text-field.tsx";

const refused = (problems: Problem[], typed: { reason?: number; comment: string }) => data({ problems, typed }, { status: 422 });

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const reason = oneOf(FEEDBACK_REASONS, Number(textOf(form, "reason")));
  const comment = textOf(form, "comment").slice(0, 2000);
  const issues = [...(reason ? [] : [{ field: "reason", key: "form.incomplete" as const, params: {} }]), ...checkFeedback(comment)];
  if (!reason || issues.length > 0) return refused(problemsOf(issues, context.lang), { reason, comment });
  const { problem } = await attempt(context.api.account.giveFeedback({ reason, comment }));
  return problem ? refused([problem], { reason, comment }) : seeOther("/home", { type: "success", message: "feedback.thanks" });
}

/** What works and what does not (spec §3: reasons 1–7; spec §5: at most 50 words). */
export default function Feedback() {
  const { t } = useTranslation();
  const failed = useActionData<typeof action>();
  const problems = failed?.problems ?? [];
  const noReason = problemFor(problems, "reason");
  return (
    <form method="post" className="grid max-w-3xl gap-6" noValidate>
      <header className="grid gap-2">
        <h1 className="calm">{t("feedback.title")}</h1>
        <p className="quiet">{t("feedback.lead")}</p>
      </header>
      {noReason && <p className="wrong">{noReason}</p>}
      <Choices legend={t("feedback.about")} min={220}>
        {FEEDBACK_REASONS.map((reason) => (
          <Choice
            key={reason}
            name="reason"
            value={reason}
            chosen={failed?.typed.reason === reason}
            title={t(`feedback.reasons.reason${reason}`)}
          />
        ))}
      </Choices>
      <TextField
        name="comment"
        label={t("feedback.comment")}
        hint={t("feedback.words", { max: FEEDBACK_WORDS })}
        value={failed?.typed.comment ?? ""}
        rows={4}
        problems={problems}
      />
      <button className="btn btn-primary justify-self-start">{t("feedback.send")}</button>
    </form>
  );
}
