import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { ACCOUNT } from "../../../../trpc/contract/rules/account.ts";
import { requireUser } from "../../../account/guard.ts";
import { readForm, textOf } from "../../../http/form.ts";
import { attempt } from "../../../http/problem.ts";

export const loader = () => redirect("/security", 302);

/** What the browser needs to make a passkey. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, request);
  const password = textOf(await readForm(request), "password").slice(0, ACCOUNT.passwordMax);
  const { value, problem } = await attempt(context.api.account.beginPasskey({ password }));
  return Response.json(value ?? { problem: problem?.text }, { headers: { "cache-control": "no-store" } });
}
