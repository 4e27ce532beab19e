import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { UserInfo } from "../../trpc/contract/account.ts";
import { isGuest } from "../../trpc/contract/rules/user-types.ts";
import { attempt } from "../http/problem.ts";

/** Who is signed in; null for a guest or for nobody. */
export async function signedIn({ api }: Pick<AppLoadContext, "api">): Promise<UserInfo | null> {
  const { value } = await attempt(api.account.userInfo({}));
  return value && !isGuest(value) ? value : null;
}

/** The same, for a page that is nobody else's: all others go to Login, and come back from there (spec §2 Center). */
export async function requireUser(context: AppLoadContext, request: Request): Promise<UserInfo> {
  const user = await signedIn(context);
  if (user) return user;
  const { pathname, search } = new URL(request.url);
  throw redirect(`/login?back=${encodeURIComponent(pathname + search)}`, 302);
}
