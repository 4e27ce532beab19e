/** Where a visitor came from (spec §3 Attribution values kept), under the names that the calls of §7 use. */
export const ATTRIBUTION = [
  "invite_code",
  "pbtid",
  "event_id",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_id",
  "utm_term",
  "utm_content",
  "channel",
  "openPartner",
  "gclid",
  "fbclid",
  "ref",
  "app_version",
] as const;
export type AttributionName = (typeof ATTRIBUTION)[number];
export type Attribution = Partial<Record<AttributionName, string>>;

/** Other spellings in which a link may carry a value. */
const ALIASES: Record<string, AttributionName> = { inviteCode: "invite_code", referral_code: "ref", appVersion: "app_version" };

/** Longest value that is kept, in characters. */
export const ATTRIBUTION_LENGTH = 300;

/** One value as it may be kept: no control characters, not too long; empty where nothing is left. */
const clean = (value: string): string =>
  value
    .replace(/\p{Cc}/gu, "")
    .trim()
    .slice(0, ATTRIBUTION_LENGTH);

/** The attribution values among pairs of names and values, whatever else is there; a later one wins. */
export function attributionOf(pairs: Iterable<readonly [string, unknown]>): Attribution {
  const known = new Set<string>(ATTRIBUTION);
  const kept: Attribution = {};
  for (const [given, value] of pairs) {
    const name = Object.hasOwn(ALIASES, given) ? ALIASES[given] : given;
    const text = typeof value === "string" ? clean(value) : "";
    if (name && known.has(name) && text) kept[name as AttributionName] = text;
  }
  return kept;
}
