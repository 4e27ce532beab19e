import type { Language } from "../../locales/index.ts";
import type { Caller } from "../../trpc/upstream/client.ts";
import { UUID } from "./uuid.ts";

const TOKEN = /^[0-9a-z]{20,80}$/;

const deviceOf = (agent: string): string =>
  /iPhone|iPad/.test(agent)
    ? "ios"
    : /Android/.test(agent)
      ? "android"
      : /Windows/.test(agent)
        ? "windows"
        : /Mac OS/.test(agent)
          ? "mac"
          : "web";

/** What may be a token; empty for anything else. */
export const asToken = (given: string): string => (TOKEN.test(given) ? given : "");

/** What a script put into Authorization. Basic, Digest and Negotiate are not a script's: browsers send those by themselves. */
export const bearerOf = (headers: Headers): string | null => /^(?:Bearer )?(\S+)$/.exec(headers.get("authorization") ?? "")?.[1] ?? null;

/** The operator's session, on their own pages alone. */
const adminSessionOf = ({ url }: Request, cookies: ReadonlyMap<string, string>): string | undefined =>
  /^\/admin(?:\/|$)/.test(new URL(url).pathname) ? cookies.get("admin_session") : undefined;

/** Who calls: by a script's own headers or the page's cookies. */
export function callerOf(request: Request, cookies: ReadonlyMap<string, string>, lang: Language): Caller {
  const deviceId = cookies.get("device_id") ?? "";
  return {
    token: asToken(request.headers.get("x-token") ?? bearerOf(request.headers) ?? cookies.get("token") ?? ""),
    lang,
    clientId: "reelwright-web",
    device: deviceOf(request.headers.get("user-agent") ?? ""),
    deviceId: UUID.test(deviceId) ? deviceId : crypto.randomUUID(),
    adminKey: request.headers.get("x-admin-key") ?? adminSessionOf(request, cookies),
  };
}
