import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { attempt } from "../../http/problem.ts";

/** Only a form ends a session: a link on another site could not. */
export const loader = () => redirect("/profile", 302);

/** Spec §4: logout clears token and cookies, and goes to Register, keeping utm_source. */
export async function action({ context: { api, account } }: ActionFunctionArgs) {
  await attempt(api.account.logout({}));
  const { utm_source } = account.attribution;
  account.end();
  return redirect(utm_source ? `/register?${new URLSearchParams({ utm_source })}` : "/register", 303);
}
