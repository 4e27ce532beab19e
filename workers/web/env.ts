import { z } from "zod";

/** Bindings and variables of the web worker, as wrangler hands them over. */
export interface WebEnv {
  ASSETS: Fetcher;
  UPSTREAM?: Fetcher;
  CACHE: KVNamespace;
  CACHE_DB: D1Database;
  [variable: string]: unknown;
}

const variables = z.object({
  VERSION: z.string().default("dev"),
  /** Another implementation of spec §7; without it the embedded one answers over the service binding. */
  UPSTREAM_URL: z.url().optional(),
  /** Shared by the product's hosts (spec §3 Storage keys); empty: this host alone. */
  COOKIE_DOMAIN: z.string().default(""),
  /** The second gateway (spec §7); without it the embedded upstream keeps the events. */
  EVENTS_URL: z.url().optional(),
  EVENTS_APP_KEY: z.string().min(1).default("reelwright"),
  /** Of visitors whose country no edge tells (ISO 3166): that of a server for people of one country. Empty: not known. */
  COUNTRY: z
    .string()
    .regex(/^([A-Z]{2})?$/)
    .default(""),
  /**
   * Where every connection comes from, where no edge says it (`npm start` listens on loopback alone): no header is
   * believed. Empty: CF-Connecting-IP says it.
   */
  CONNECTS_FROM: z.string().default(""),
  /** Shared with the upstream: beside it, it believes where a request came from. */
  UPSTREAM_SECRET: z.string().default(""),
  /** Offers Google's one-tap prompt to guests; the same as the upstream's. */
  GOOGLE_CLIENT_ID: z.string().default(""),
  /** The operator's third parties (spec §7), loaded with consent alone: Google Tag Manager, a Sentry project, a Crisp website. */
  TAG_MANAGER_ID: z
    .string()
    .regex(/^(GTM-[A-Z0-9]{4,12})?$/)
    .default(""),
  SENTRY_DSN: z
    .string()
    .regex(/^(https:\/\/[0-9a-f]{32}@[\w.-]+\.sentry\.io\/\d+)?$/)
    .default(""),
  CHAT_WIDGET_ID: z
    .string()
    .regex(/^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})?$/)
    .default(""),
  /** Hosts that `openPartner` may lead to, as the upstream's variable of the same name has them. */
  PARTNER_HOSTS: z.string().default(""),
});
type WebVariables = z.infer<typeof variables>;

const parsed = new WeakMap<object, WebVariables>();

/** Checked once a worker. Throws at the first request where a variable is wrong. */
export function readVariables(env: WebEnv): WebVariables {
  const known = parsed.get(env);
  if (known) return known;
  const fresh = variables.parse(env);
  parsed.set(env, fresh);
  return fresh;
}

/**
 * How to reach the upstream: its fetch, the origin that its paths hang on, and whether it is ours: that one takes
 * several reads at once, and keeps our contract.
 */
export function upstreamOf(env: WebEnv): { send: typeof fetch; origin: string; gathers: boolean; sameContract: boolean } {
  const { UPSTREAM_URL } = readVariables(env);
  if (UPSTREAM_URL) return { send: fetch, origin: UPSTREAM_URL, gathers: false, sameContract: false };
  if (!env.UPSTREAM) throw new Error("Neither UPSTREAM nor UPSTREAM_URL is configured.");
  return {
    send: env.UPSTREAM.fetch.bind(env.UPSTREAM) as typeof fetch,
    origin: "https://upstream.internal",
    gathers: true,
    sameContract: true,
  };
}

/** The host that events are sent to; empty: the embedded upstream keeps them. */
export function eventsHostOf(env: WebEnv): string {
  const { EVENTS_URL } = readVariables(env);
  return EVENTS_URL ? new URL(EVENTS_URL).host : "";
}

/** The operator's third parties that are configured. */
export function thirdPartiesOf(env: WebEnv): { tagManager: string; sentry: string; chat: string } {
  const { TAG_MANAGER_ID, SENTRY_DSN, CHAT_WIDGET_ID } = readVariables(env);
  return { tagManager: TAG_MANAGER_ID, sentry: SENTRY_DSN, chat: CHAT_WIDGET_ID };
}
