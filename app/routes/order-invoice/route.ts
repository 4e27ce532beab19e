import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireUser } from "../../account/guard.ts";
import { attempt } from "../../http/problem.ts";

/** To the file of an issued invoice. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  const { value } = await attempt(context.api.orders.invoiceFile({ order_id: (params.orderId ?? "").slice(0, 40) }));
  if (!value) throw data(null, { status: 404 });
  return redirect(value.url, 302);
}
