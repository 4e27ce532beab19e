import type { Plan } from "../../../trpc/contract/payment/plan.ts";
import { CANCEL_COMMENT_MAX, CANCEL_REASONS } from "../../../trpc/contract/rules/cancel.ts";
import type { Problem } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Choice, Choices } from "../../ui/choice.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { problemFor } from "../../ui/problems.tsx";
import { Section } from "../../ui/section.tsx";
import { TextField } from "../../ui/text-field.tsx";

interface CancelProps {
  plan: Plan;
  problems: readonly Problem[];
  typed: { reason?: string; comment?: string; email?: string };
}

/** Credits for staying (spec §9): offered once, plainly, and beside the way out, not before it. */
function Stay({ credits }: { credits: number }) {
  const { t } = useTranslation();
  return (
    <form method="post" className="deal max-w-prose justify-items-start">
      <strong>{t("payment.plan.stayTitle", { count: credits })}</strong>
      <span>{t("payment.plan.stayBody")}</span>
      <button className="btn btn-plain mt-2" name="intent" value="stay">
        {t("payment.plan.stay")}
      </button>
    </form>
  );
}

/** The way out: folded away until it is wanted, then a survey (spec §5) and one button. */
export function Cancel({ plan, problems, typed }: CancelProps) {
  const { t } = useTranslation();
  const noReason = problemFor(problems, "reason");
  return (
    <Section title={t("payment.plan.cancel")} hint={t("payment.plan.cancelHint")}>
      <details open={problems.length > 0}>
        <summary className="min-h-11 cursor-pointer content-center font-semibold">{t("payment.plan.cancel")} …</summary>
        <div className="grid gap-8 pt-4">
          {plan.stay_credits > 0 && <Stay credits={plan.stay_credits} />}
          <x-behave name="busy">
            <form method="post" className="grid max-w-xl gap-5" noValidate>
              <p className="font-semibold" id="reason">
                {t("payment.plan.survey")}
              </p>
              {noReason && <p className="wrong">{noReason}</p>}
              <Choices legend={t("payment.plan.survey")} min={240}>
                {CANCEL_REASONS.map((reason) => (
                  <Choice
                    key={reason}
                    name="reason"
                    value={reason}
                    chosen={typed.reason === reason}
                    title={t(`payment.plan.reasons.${reason}`)}
                  />
                ))}
              </Choices>
              <TextField
                name="comment"
                label={t("payment.plan.comment")}
                value={typed.comment ?? ""}
                max={CANCEL_COMMENT_MAX}
                rows={3}
                problems={problems}
              />
              <InputField
                name="email"
                type="email"
                autoComplete="email"
                label={t("payment.plan.email")}
                defaultValue={typed.email ?? ""}
                problems={problems}
              />
              <button className="btn btn-plain justify-self-start" name="intent" value="cancel" data-busy={t("payment.plan.cancelling")}>
                {t("payment.plan.cancelGo")}
              </button>
            </form>
          </x-behave>
        </div>
      </details>
    </Section>
  );
}
