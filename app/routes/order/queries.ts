import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireUser } from "../../account/guard.ts";
import { attempt, isNotFound } from "../../http/problem.ts";

export const orderIdOf = (params: LoaderFunctionArgs["params"]): string => (params.orderId ?? "").slice(0, 40);

/** One of the visitor's orders; 404 for any other. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  const { value: order, problem } = await attempt(context.api.orders.get({ order_id: orderIdOf(params) }));
  if (problem) throw data(null, { status: isNotFound(problem) || !order ? 404 : 503 });
  return { order, today: new Date().toISOString().slice(0, 10) };
}
export type OrderData = Awaited<ReturnType<typeof loader>>;
