type Variables = Record<string, string>;

/** Whether a proxy stands before `npm start`, and says where visitors come from: then it serves the internet. */
export const isBehindProxy = (): boolean => process.env.TRUSTED_PROXY === "yes";

/**
 * What differs between a machine of one's own and a server. At home all visitors come from one address, so its limits
 * are a hundred times those of the internet, and the code that registers a new address may stand on the page, for no
 * mail is sent, and plans are bought with play money. Behind a proxy limits are the internet's, codes go by mail only and
 * nothing is bought without a provider's key, unless the operator sets otherwise.
 */
export const upstreamReach = (): Variables =>
  isBehindProxy() ? {} : { LIMITS_SCALE: "100", CODES_ON_PAGE: "registration", PAYMENTS: "test" };

/** The server listens on loopback alone: that is where every connection comes from, unless a proxy says otherwise. */
export const webReach = (): Variables => (isBehindProxy() ? {} : { CONNECTS_FROM: "127.0.0.1" });

/** What the media service reads though it is on this machine: the sample shop, and the prefixes that the operator names. */
export const mediaReach = (port: number): Variables => {
  const own = process.env.MEDIA_EGRESS_ALLOW ?? "";
  return { MEDIA_EGRESS_ALLOW: [`http://127.0.0.1:${port}/samples/`, own].filter(Boolean).join(",") };
};
