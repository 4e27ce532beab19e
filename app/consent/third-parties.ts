import type { Sources } from "../http/csp.ts";

/** The operator's own third parties (spec §7), each by its id; empty: none. */
export interface ThirdParties {
  /** Google Tag Manager: `GTM-…`. */
  tagManager: string;
  /** Sentry: the DSN of a project. */
  sentry: string;
  /** Crisp: the id of a website. */
  chat: string;
}
export type ThirdParty = keyof ThirdParties;

export const THIRD_PARTIES = ["tagManager", "sentry", "chat"] as const satisfies readonly ThirdParty[];
export const THIRD_PARTY_NAMES: Record<ThirdParty, string> = { tagManager: "Google Tag Manager", sentry: "Sentry", chat: "Crisp" };

/** What each may reach beside its script, which comes by `strict-dynamic`. */
const SOURCES: Record<ThirdParty, (id: string) => Sources> = {
  tagManager: () => ({
    connect: "https://www.googletagmanager.com https://*.google-analytics.com",
    img: "https://www.googletagmanager.com https://*.google-analytics.com",
  }),
  sentry: (dsn) => ({ connect: new URL(dsn).origin }),
  chat: () => ({
    connect: "https://client.crisp.chat wss://client.relay.crisp.chat wss://stream.relay.crisp.chat",
    img: "https://client.crisp.chat https://image.crisp.chat https://storage.crisp.chat",
    style: "https://client.crisp.chat",
    font: "https://client.crisp.chat",
  }),
};

export const configured = (parties: ThirdParties): ThirdParty[] => THIRD_PARTIES.filter((name) => parties[name] !== "");

/** What the policy of a page opens for those that are configured. */
export const sourcesOf = (parties: ThirdParties): Sources[] => configured(parties).map((name) => SOURCES[name](parties[name]));

/** Those that are configured, by name. */
export const thirdPartyNames = (parties: ThirdParties): string =>
  configured(parties)
    .map((name) => THIRD_PARTY_NAMES[name])
    .join(", ");
