import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { safePath } from "./back.ts";
import { preferenceCookie } from "./preference.ts";

/** The action of a preference: keeps the choice in a cookie and goes back to where the visitor was. */
export const choose =
  (name: "lang" | "theme") =>
  async ({ request }: ActionFunctionArgs) => {
    const form = await request.formData();
    const chosen = preferenceCookie(name, form.get(name));
    const back = safePath(form.get("back"), new URL(request.url).origin);
    return redirect(back, { status: 303, headers: chosen ? { "set-cookie": chosen } : {} });
  };
