import { account } from "../../trpc/contract/account.ts";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import { UpstreamError } from "../../trpc/upstream/error.ts";
import type { Visit } from "./session.ts";

/** Spec §2: Login and Register need no session; a preference or the way out is no reason for one either. */
const NO_SESSION = /^\/(?:login|register|logout|language|theme)(?:\/|\.data$|$)/;

/** Spec §4: no token: a guest token is obtained. An upstream that is not there is met by the page itself. */
export async function welcomeGuest({ pathname }: URL, { caller, came, upstream, seen, keep }: Visit): Promise<void> {
  if (caller.token !== "" || NO_SESSION.test(pathname)) return;
  try {
    keep(await upstream(account.guestLogin, came));
  } catch (error) {
    if (!(error instanceof UpstreamError && error.code === codeOf("system.network"))) throw error;
    seen.unreachable = true;
  }
}
