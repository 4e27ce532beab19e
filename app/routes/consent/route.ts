import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { safePath } from "../../http/back.ts";
import { setCookie } from "../../http/cookies.ts";
import { readForm } from "../../http/form.ts";

export const loader = () => redirect("/privacy", 302);

/** Keeps the answer; a no also forgets the id that was set after a yes. */
export async function action({ request, context: { account } }: ActionFunctionArgs) {
  const form = await readForm(request);
  const headers = new Headers();
  const choice = form.get("consent");
  if (choice === "yes" || choice === "no") headers.append("set-cookie", setCookie("consent", choice));
  if (choice === "no") account.forgetVisitor();
  return redirect(safePath(form.get("back"), new URL(request.url).origin), { status: 303, headers });
}
