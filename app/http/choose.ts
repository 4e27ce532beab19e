import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { safePath } from "./back.ts";
import { readForm } from "./form.ts";
import { preferenceCookie } from "./preference.ts";

/** An address that asks for a language would overrule the choice. */
const withoutLanguage = (path: string): string => path.replace(/([?&])lang=[^&]*&?/, "$1").replace(/[?&]$/, "");

/** The action of a preference: keeps the choice in a cookie and goes back to where the visitor was. */
export const choose =
  (name: "lang" | "theme") =>
  async ({ request }: ActionFunctionArgs) => {
    const form = await readForm(request);
    const chosen = preferenceCookie(name, form.get(name));
    const back = withoutLanguage(safePath(form.get("back"), new URL(request.url).origin));
    return redirect(back, { status: 303, headers: chosen ? { "set-cookie": chosen } : {} });
  };
