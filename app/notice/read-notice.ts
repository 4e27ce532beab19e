import type { AppLoadContext } from "@remix-run/cloudflare";
import type { ReleaseNotice } from "../../trpc/contract/release-notice.ts";
import { attempt } from "../http/problem.ts";

const YEAR = 60 * 60 * 24 * 365;

/** Ids are of our own making: nothing else gets into a cookie. */
const ID = /^[0-9a-z]{1,40}$/;

/** The `Set-Cookie` that remembers a read notice; null for what is no id. */
export const noticeCookie = (id: string): string | null => (ID.test(id) ? `notice=${id}; Path=/; Max-Age=${YEAR}; SameSite=Lax; HttpOnly` : null);

const lastRead = (request: Request): string => /(?:^|;\s*)notice=(\w+)/.exec(request.headers.get("cookie") ?? "")?.[1] ?? "";

/** The notice that this visitor has not read; null where there is none, or nobody can be asked. */
export async function readNotice(request: Request, { api }: AppLoadContext): Promise<ReleaseNotice | null> {
  const { value } = await attempt(api.releaseNotice.get({}));
  const notice = value?.notice ?? null;
  if (!notice || notice.id === lastRead(request)) return null;
  const state = await attempt(api.releaseNotice.isRead({ id: notice.id }));
  return state.value?.read === false ? notice : null;
}
