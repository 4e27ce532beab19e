import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { safePath } from "../../http/back.ts";
import { readForm, textOf } from "../../http/form.ts";
import { attempt } from "../../http/problem.ts";
import { noticeCookie } from "../../notice/read-notice.ts";

export const loader = () => redirect("/home", 302);

/** A notice is read: for this browser at once, and for the user wherever they are next. */
export async function action({ request, context: { api } }: ActionFunctionArgs) {
  const form = await readForm(request);
  const id = textOf(form, "id");
  const back = safePath(form.get("back"), new URL(request.url).origin);
  const cookie = noticeCookie(id);
  if (cookie) await attempt(api.releaseNotice.read({ id }));
  return redirect(back, { status: 303, headers: cookie ? { "set-cookie": cookie } : {} });
}
