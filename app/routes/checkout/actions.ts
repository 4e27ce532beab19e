import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { requireUser } from "../../account/guard.ts";
import { readForm, textOf } from "../../http/form.ts";
import { attempt } from "../../http/problem.ts";
import { itemFrom } from "../../payment/item.ts";

/** Begins the order. A form may lead to pages of ours alone: to the provider's, its order's page has the link. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, request);
  const form = await readForm(request);
  const item = itemFrom((name) => textOf(form, name));
  if (!item) return redirect("/vip-price", 303);
  const code = textOf(form, "code").slice(0, 60);
  const key = textOf(form, "key").slice(0, 60);
  const { value, problem } = await attempt(context.api.orders.checkout({ item, code, key }));
  if (problem) return data({ problems: [problem] }, { status: 422 });
  return redirect(value.url.startsWith("/") ? value.url : `/orders/${value.order_id}`, 303);
}
