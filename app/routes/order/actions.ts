import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { checkInvoice } from "../../../trpc/contract/rules/invoice.ts";
import { requireUser } from "../../account/guard.ts";
import { seeOther } from "../../http/flash.ts";
import { readForm, textOf } from "../../http/form.ts";
import { attempt, type Problem, problemsOf } from "../../http/problem.ts";
import { orderIdOf } from "./queries.ts";

const refused = (problems: Problem[], company = "") => data({ problems, company }, { status: 422 });

async function issue(order_id: string, form: FormData, { api, lang }: ActionFunctionArgs["context"]) {
  const [company, date] = [textOf(form, "company").slice(0, 200), textOf(form, "date").slice(0, 20)];
  const issues = checkInvoice({ company, date });
  if (issues.length > 0) return refused(problemsOf(issues, lang), company);
  const { problem } = await attempt(api.orders.invoice({ order_id, company, date }));
  return problem ? refused([problem], company) : seeOther(`/orders/${order_id}#invoice`);
}

/** What may be done with an order: cancel it, take it back, have its invoice issued. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, request);
  const form = await readForm(request);
  const order_id = orderIdOf(params);
  const { orders } = context.api;
  switch (textOf(form, "intent")) {
    case "cancel": {
      const { problem } = await attempt(orders.cancel({ order_id }));
      return problem ? refused([problem]) : seeOther(`/orders/${order_id}`, { type: "success", message: "payment.order.cancelled" });
    }
    case "refund": {
      const { problem } = await attempt(orders.refund({ order_id }));
      return problem ? refused([problem]) : seeOther(`/orders/${order_id}#refund`);
    }
    default:
      return issue(order_id, form, context);
  }
}
