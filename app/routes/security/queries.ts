import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireUser } from "../../account/guard.ts";

/** Where the visitor is signed in, and what guards the account. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request);
  return { ...(await context.api.account.safety({})), hasPassword: user.has_password };
}
export type SecurityData = Awaited<ReturnType<typeof loader>>;
