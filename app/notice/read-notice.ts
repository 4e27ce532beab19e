import type { AppLoadContext } from "@remix-run/cloudflare";
import type { ReleaseNotice } from "../../trpc/contract/release-notice.ts";
import { readCookies, setCookie } from "../http/cookies.ts";
import { attempt, needsLogin } from "../http/problem.ts";

/** Ids are of our own making: nothing else gets into a cookie. */
const ID = /^[0-9a-z]{1,40}$/;

/** The `Set-Cookie` that remembers a read notice; null for what is no id. */
export const noticeCookie = (id: string): string | null => (ID.test(id) ? setCookie("notice", id) : null);

/** The notice that this visitor has not read; null where there is none, or nobody can be asked. */
export async function readNotice(request: Request, { api }: AppLoadContext): Promise<ReleaseNotice | null> {
  const { value } = await attempt(api.releaseNotice.get({}));
  const notice = value?.notice ?? null;
  if (!notice || notice.id === readCookies(request).get("notice")) return null;
  const state = await attempt(api.releaseNotice.isRead({ id: notice.id }));
  // Who is nobody yet has read what their cookie says.
  const unread = state.problem ? needsLogin(state.problem) : !state.value.read;
  return unread ? notice : null;
}
