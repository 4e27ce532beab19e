/** In seconds: as long as a browser keeps a cookie that is not to end. */
export const TEN_YEARS = 60 * 60 * 24 * 3650;

/** The cookies of a request, as they were sent. */
export function readCookies(header: string | null): Map<string, string> {
  const pairs = (header ?? "").split(";").flatMap((pair): [string, string][] => {
    const at = pair.indexOf("=");
    return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]] : [];
  });
  return new Map(pairs);
}

interface CookieOptions {
  maxAge: number;
  domain: string;
  secure: boolean;
  httpOnly?: boolean;
}

/** A `Set-Cookie` value for the whole site; `maxAge` in seconds, no `domain` for this host alone. */
export function writeCookie(name: string, value: string, { maxAge, domain, secure, httpOnly = true }: CookieOptions): string {
  const parts = [`${name}=${value}`, "Path=/", `Max-Age=${maxAge}`, "SameSite=Lax"];
  if (domain) parts.push(`Domain=${domain}`);
  if (secure) parts.push("Secure");
  if (httpOnly) parts.push("HttpOnly");
  return parts.join("; ");
}
