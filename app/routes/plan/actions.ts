import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { CANCEL_COMMENT_MAX, CANCEL_REASONS } from "../../../trpc/contract/rules/cancel.ts";
import { codeOf } from "../../../trpc/contract/rules/errors.ts";
import { planCalls } from "../../../trpc/contract/payment/plan.ts";
import { requireUser } from "../../account/guard.ts";
import { seeOther } from "../../http/flash.ts";
import { readForm, textOf } from "../../http/form.ts";
import { attempt, type Problem, said } from "../../http/problem.ts";
import { translationOf } from "../../i18n/translation.ts";
import { dayText } from "../../payment/day.ts";
import { oneOf } from "../../ui/choice.tsx";

type Context = ActionFunctionArgs["context"];
type Step = "cancel" | "redeem" | "fewer" | "other";

const refused = (step: Step, problems: Problem[], typed: { reason?: string; comment?: string; email?: string; code?: string } = {}) =>
  data({ step, problems, typed }, { status: 422 });

async function cancel(form: FormData, { api, lang }: Context) {
  const { t } = translationOf(lang);
  const typed = {
    reason: textOf(form, "reason"),
    comment: textOf(form, "comment").slice(0, CANCEL_COMMENT_MAX).trim(),
    email: textOf(form, "email").slice(0, 300),
  };
  const reason = oneOf(CANCEL_REASONS, typed.reason);
  const problems = [
    ...(reason ? [] : [{ field: "reason", text: t("payment.plan.reasonRequired") }]),
    ...(typed.comment === "" ? [{ field: "comment", text: t("payment.plan.commentRequired") }] : []),
  ];
  if (!reason || problems.length > 0) return refused("cancel", problems, typed);
  const { value, problem } = await attempt(api.plan.cancel({ reason, comment: typed.comment, email: typed.email }));
  if (problem) return refused("cancel", [{ ...problem, field: problem.code === codeOf("plan.otherEmail") ? "email" : undefined }], typed);
  return seeOther("/plan", { type: "success", message: "payment.plan.ended", params: { date: dayText(value.period_end ?? 0, lang) } });
}

/** Spec §8: code -118 shows no message of the server's; the field says so itself. */
async function redeem(form: FormData, { api, lang }: Context) {
  const code = textOf(form, "code").slice(0, 60);
  const { t } = translationOf(lang);
  const { value, problem } = code.trim() === "" ? { value: null, problem: null } : await attempt(api.promotions.use({ code }));
  if (!value) {
    const text = problem && problem.code !== codeOf("payment.codeUnknown") ? problem.text : t("payment.plan.redeemUnknown");
    return refused("redeem", [{ field: "code", text }], { code });
  }
  return value.credits > 0
    ? seeOther("/plan", { type: "success", message: "payment.plan.redeemed", params: { count: value.credits } })
    : seeOther("/plan", { type: "info", message: "payment.plan.redeemPercent", params: { percent: value.percent } });
}

async function fewer(form: FormData, { api, lang }: Context) {
  const wanted = planCalls.seats.input.safeParse({ seats: textOf(form, "fewer") });
  if (!wanted.success) return refused("fewer", [said("form.outOfRange", lang, "fewer")]);
  const { problem } = await attempt(api.plan.seats(wanted.data));
  return problem
    ? refused("fewer", [{ ...problem, field: "fewer" }])
    : seeOther("/plan", { type: "success", message: "account.center.saved" });
}

/** What one may do with one's plan. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, request);
  const form = await readForm(request);
  const { plan } = context.api;
  switch (textOf(form, "intent")) {
    case "cancel":
      return cancel(form, context);
    case "fewer":
      return fewer(form, context);
    case "redeem":
      return redeem(form, context);
    case "stay": {
      const { problem } = await attempt(plan.stay({}));
      return problem ? refused("other", [problem]) : seeOther("/plan", { type: "success", message: "payment.plan.stayed" });
    }
    default: {
      const { problem } = await attempt(plan.resume({}));
      return problem ? refused("other", [problem]) : seeOther("/plan", { type: "success", message: "payment.plan.resumed" });
    }
  }
}
