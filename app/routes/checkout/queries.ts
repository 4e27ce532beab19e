import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { codeOf } from "../../../trpc/contract/rules/errors.ts";
import { requireUser } from "../../account/guard.ts";
import { attempt, type Problem, said } from "../../http/problem.ts";
import { itemFrom } from "../../payment/item.ts";

const isOf = (problem: Problem | null, key: Parameters<typeof codeOf>[0]): boolean => problem?.code === codeOf(key);

/** What is to be bought, as the address names it, with what it costs. A code that is none is said beside its field. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  const { searchParams: query } = new URL(request.url);
  const item = itemFrom((name) => query.get(name));
  if (!item) throw redirect("/vip-price", 302);
  const code = (query.get("code") ?? "").trim().slice(0, 60);
  const { orders, plans } = context.api;
  const [first, { pricing }] = await Promise.all([attempt(orders.quote({ item, code })), plans.pricing({})]);
  const isUnknown = isOf(first.problem, "payment.codeUnknown");
  const asked = isUnknown ? await attempt(orders.quote({ item })) : first;
  const hasPlan = isOf(asked.problem, "plan.conflict");
  const problems = [
    ...(isUnknown ? [said("payment.codeUnknown", context.lang, "code")] : []),
    ...(asked.problem && !hasPlan ? [asked.problem] : []),
  ];
  return {
    item,
    quote: asked.value,
    code: isUnknown ? "" : code,
    formKey: crypto.randomUUID(),
    problems,
    hasPlan,
    packDays: pricing.packs.days,
  };
}
export type CheckoutData = Awaited<ReturnType<typeof loader>>;
