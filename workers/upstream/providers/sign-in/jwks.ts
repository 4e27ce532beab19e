import { z } from "zod";
import { askProvider, NotConfirmed } from "./person.ts";

const KEYS_LIVE_MS = 60 * 60_000;
/** An unknown key is asked for again, but not more often than this. */
const ASK_AGAIN_MS = 60_000;

const keySet = z.object({ keys: z.array(z.unknown()) });
const rsaKey = z.object({ kid: z.string(), kty: z.literal("RSA"), n: z.string(), e: z.string() });

interface Known {
  keys: Map<string, CryptoKey>;
  asked: number;
}
const known = new Map<string, Known>();

async function load(provider: string, url: string): Promise<Known> {
  const { keys } = keySet.parse(await askProvider(provider, url));
  const usable = keys.flatMap((key) => rsaKey.safeParse(key).data ?? []);
  const imported = usable.map(async ({ kid, ...jwk }) => {
    const key = await crypto.subtle.importKey(
      "jwk",
      { ...jwk, alg: "RS256", ext: true },
      { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" },
      false,
      ["verify"],
    );
    return [kid, key] as const;
  });
  const fresh = { keys: new Map(await Promise.all(imported)), asked: Date.now() };
  known.set(url, fresh);
  return fresh;
}

/** The key of a `kid` in a provider's published set; kept for an hour, and asked for again when an unknown one turns up. */
export async function publishedKey(provider: string, url: string, kid: string): Promise<CryptoKey> {
  const kept = known.get(url);
  const age = Date.now() - (kept?.asked ?? 0);
  const stale = !kept || age > KEYS_LIVE_MS || (!kept.keys.has(kid) && age > ASK_AGAIN_MS);
  const { keys } = stale ? await load(provider, url) : kept;
  const key = keys.get(kid);
  if (!key) throw new NotConfirmed(provider, "signed with a key that is not published");
  return key;
}
