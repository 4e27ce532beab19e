import { account } from "../../trpc/contract/account.ts";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import { UpstreamError } from "../../trpc/upstream/error.ts";
import type { Visit } from "./session.ts";

/**
 * Spec §2: Login and Register need no session; a preference, an answer to us, the way out or the operator's pages are no
 * reason for one either.
 */
const NO_SESSION = /^\/(?:login|register|logout|language|theme|consent|notice|continue|admin)(?:\/|\.data$|$)/;
/** What a page's own script does as its visitor; the calls of an account open sessions themselves. */
const SCRIPT_CALL = /^\/trpc\/(?!account\.)/;

/**
 * Whether a request begins something that has to belong to somebody: a form of ours, or a change that a page's script
 * makes. Reading never does.
 */
export function beginsWork({ method, headers }: Pick<Request, "method" | "headers">, pathname: string): boolean {
  if (method !== "POST") return false;
  return pathname.startsWith("/trpc/")
    ? SCRIPT_CALL.test(pathname) && headers.get("sec-fetch-site") === "same-origin"
    : !NO_SESSION.test(pathname);
}

/**
 * Spec §4: no token: a guest token is obtained, when the first thing needs one (decision 035). An upstream that is not
 * there is met by the page itself.
 */
export async function welcomeGuest(
  request: Pick<Request, "method" | "headers">,
  { pathname }: URL,
  { caller, attribution, upstream, seen, keep }: Visit,
): Promise<void> {
  if (caller.token !== "" || !beginsWork(request, pathname)) return;
  try {
    keep(await upstream(account.guestLogin, attribution));
  } catch (error) {
    if (!(error instanceof UpstreamError && error.code === codeOf("system.network"))) throw error;
    seen.unreachable = true;
  }
}
