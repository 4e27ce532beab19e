/**
 * The address of a partner's page that `openPartner` asks for (spec §2): an https address, or a bare host, of a host on
 * the operator's list (`partner.example, .example.org`: a leading dot admits subdomains). Null for everything else:
 * a visitor is never led to a site that the operator does not name.
 */
export function partnerUrl(asked: string, hosts: string): URL | null {
  const text = /^[a-z0-9.-]+$/i.test(asked) ? `https://${asked}/` : asked;
  if (text.length > 2000 || /[\s\\\p{Cc}]/u.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== "https:" || url.username || url.password || url.port) return null;
  const allowed = hosts
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  return allowed.some((host) => (host.startsWith(".") ? url.hostname.endsWith(host) : url.hostname === host)) ? url : null;
}
