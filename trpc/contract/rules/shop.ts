/** A shop's own host, exactly: `name.myshopify.com` (spec §4: a shop query parameter triggers single sign-on). Null for anything else. */
export function shopHost(shop: string): string | null {
  const host = shop.toLowerCase();
  return /^[a-z0-9][a-z0-9-]{0,62}\.myshopify\.com$/.test(host) ? host : null;
}
