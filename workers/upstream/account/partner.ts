import { partnerUrl } from "../../../trpc/contract/rules/partner.ts";
import { AppError } from "../app-error.ts";
import type { Variables } from "../env.ts";
import type { CurrentUser } from "../http/session.ts";

const TOKEN_SECONDS = 60;

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
const encode = (value: unknown): string => base64url(new TextEncoder().encode(JSON.stringify(value)));

/** A JSON Web Token (HS256) that tells a partner who comes, for a minute. */
async function partnerToken({ id, email }: CurrentUser, audience: string, secret: string): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const body = `${encode({ alg: "HS256", typ: "JWT" })}.${encode({ iss: "reelwright", aud: audience, sub: id, email, iat: now, exp: now + TOKEN_SECONDS })}`;
  const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return `${body}.${base64url(new Uint8Array(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(body))))}`;
}

/** A partner's page for a user, if the operator names its host. Throws auth.partnerNotAllowed. */
export async function partnerAddress(asked: string, user: CurrentUser, { PARTNER_HOSTS, PARTNER_SECRET }: Variables): Promise<string> {
  const url = partnerUrl(asked, PARTNER_HOSTS);
  if (!url) throw new AppError("auth.partnerNotAllowed");
  if (PARTNER_SECRET) url.searchParams.set("partner_token", await partnerToken(user, url.hostname, PARTNER_SECRET));
  return url.href;
}
