import { z } from "zod";
import { shopHost } from "../../../../trpc/contract/rules/shop.ts";
import { keyedHash, sameText } from "../../secrets/keyed-hash.ts";
import type { AccountEnv } from "../account-env.ts";
import { askProvider, NotConfirmed, type Person } from "./person.ts";

const ADMIN_API = "2026-07";
/** A callback older than this is a replay. */
const FRESH_SECONDS = 600;

const tokenAnswer = z.object({ access_token: z.string() });
const shopAnswer = z.object({ shop: z.object({ id: z.number(), name: z.string().default(""), email: z.string().default("") }) });

export interface ShopifySignIn {
  beginUrl(question: { shop: string; redirect_uri: string; state: string }): string;
  byCallback(query: Record<string, string>, state: string): Promise<Person>;
}

const refused = (why: string) => new NotConfirmed("Shopify", why);

const parsed = <T>(shape: z.ZodType<T>, answer: unknown): T => {
  const read = shape.safeParse(answer);
  if (!read.success) throw refused("an answer that we do not read");
  return read.data;
};

/** Shopify signs the sorted query, without `hmac`, with the app's secret. */
async function isSigned(query: Record<string, string>, secret: string): Promise<boolean> {
  const pairs = Object.entries(query).filter(([name]) => name !== "hmac" && name !== "signature");
  const message = pairs
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join("&");
  return sameText(await keyedHash(secret, message), query.hmac ?? "");
}

/** Single sign-on from a shop's admin (spec §4: the shop parameter); null without the app's key and secret. */
export function shopifySignIn({ SHOPIFY_API_KEY: key, SHOPIFY_API_SECRET: secret, SHOPIFY_URL }: AccountEnv): ShopifySignIn | null {
  if (!key || !secret) return null;
  const at = (shop: string, path: string) => `${SHOPIFY_URL.replace("{shop}", shop)}${path}`;
  return {
    beginUrl({ shop, redirect_uri, state }) {
      const url = new URL(at(shop, "/admin/oauth/authorize"));
      for (const [name, value] of Object.entries({ client_id: key, redirect_uri, state, scope: "" })) url.searchParams.set(name, value);
      return url.href;
    },
    async byCallback(query, state) {
      const shop = shopHost(query.shop ?? "");
      const age = Math.abs(Date.now() / 1000 - Number(query.timestamp ?? Number.NaN));
      if (!shop) throw refused("not a shop's host");
      if (!(await isSigned(query, secret))) throw refused("a wrong signature");
      if (!(age <= FRESH_SECONDS)) throw refused("too old");
      if (!sameText(query.state ?? "", state)) throw refused("an answer to another question");
      const body = JSON.stringify({ client_id: key, client_secret: secret, code: query.code ?? "" });
      const { access_token } = parsed(
        tokenAnswer,
        await askProvider("Shopify", at(shop, "/admin/oauth/access_token"), {
          method: "POST",
          body,
          headers: { "content-type": "application/json" },
        }),
      );
      const { shop: found } = parsed(
        shopAnswer,
        await askProvider("Shopify", at(shop, `/admin/api/${ADMIN_API}/shop.json`), {
          headers: { "x-shopify-access-token": access_token },
        }),
      );
      return { provider: "shopify", subject: shop, email: found.email, emailProven: false, name: found.name };
    },
  };
}
