import { flash } from "../../app/http/flash.ts";
import { codeOf, errorOf } from "../../trpc/contract/rules/errors.ts";
import { USER_TYPE } from "../../trpc/contract/rules/user-types.ts";
import type { Visit } from "./session.ts";

const goTo = (location: string, more: Record<string, string> = {}): Response =>
  new Response(null, { status: 303, headers: { location, "cache-control": "no-store", ...more } });

const isPage = ({ method }: Request): boolean => method === "GET" || method === "HEAD";

/** The plans, which say why they are shown. */
const toPlans = (location: string): Response => goTo(location, { "set-cookie": flash({ type: "info", message: "plan.upgradeRequired" }) });

/** A form that is refused with -105 and comes back with what was typed (422): its message leads to the plans, and nothing is lost. */
export const saysItself = ({ seen }: Visit, { status }: Pick<Response, "status">): boolean =>
  seen.redirect === codeOf("plan.upgradeRequired") && status === 422;

/**
 * Spec §8: -202 resets the user and goes to login, -105 goes to the plans, whatever call of the page met it. A guest has
 * nothing to log in to: their ended session gives way to a new one on the same page. Null: the page's own answer stands.
 */
export function redirected(request: Request, { seen, jar, known }: Visit): Response | null {
  if (seen.redirect === undefined) return null;
  if (seen.redirect !== codeOf("auth.loginRequired")) return toPlans(errorOf(seen.redirect).to ?? "/home");
  if (!known) return null;
  const { pathname, search } = new URL(request.url);
  const wasGuest = [String(USER_TYPE.guest), ""].includes(jar.get("user_type"));
  jar.clear("token", "user_type");
  if (wasGuest) return isPage(request) ? goTo(pathname.replace(/^\/+/, "/") + search) : null;
  const back = pathname === "/home" ? "" : `&back=${encodeURIComponent(pathname + search)}`;
  return goTo(`/login?ended=1${back}`);
}

/** Spec §4: the user_type cookie follows the user, whatever it was changed to. */
export function keepUserType({ seen, jar }: Visit): void {
  const now = seen.user && String(seen.user.user_type);
  if (now !== undefined && now !== jar.get("user_type")) jar.set("user_type", now);
}
