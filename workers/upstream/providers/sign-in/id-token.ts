import { z } from "zod";
import { publishedKey } from "./jwks.ts";
import { NotConfirmed } from "./person.ts";

/** Clocks differ. */
const LEEWAY_SECONDS = 60;

const header = z.object({ alg: z.literal("RS256"), kid: z.string().max(200) });
const claims = z.object({
  iss: z.string(),
  aud: z.string(),
  exp: z.number(),
  iat: z.number().optional(),
  sub: z.string().min(1).max(255),
  nonce: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.string()]).optional(),
  hd: z.string().optional(),
  name: z.string().optional(),
});
export type Claims = z.infer<typeof claims>;

const decode = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));

function read<T>(shape: z.ZodType<T>, part: string, provider: string): T {
  try {
    return shape.parse(JSON.parse(new TextDecoder().decode(decode(part))));
  } catch (cause) {
    throw new NotConfirmed(provider, "not a token that we read", { cause });
  }
}

interface Expected {
  provider: string;
  issuers: readonly string[];
  audience: string;
  jwksUrl: string;
  nonce?: string;
}

function wrongIn({ iss, aud, exp, iat = 0, nonce }: Claims, expected: Expected): string | null {
  const now = Date.now() / 1000;
  if (!expected.issuers.includes(iss)) return "another issuer";
  if (aud !== expected.audience) return "meant for another app";
  if (exp + LEEWAY_SECONDS < now) return "over";
  if (iat - LEEWAY_SECONDS > now) return "of the future";
  if (expected.nonce !== undefined && nonce !== expected.nonce) return "an answer to another question";
  return null;
}

/** The claims of an ID token (RS256) once its signature, issuer, audience, time and nonce are checked. Throws NotConfirmed. */
export async function verifyIdToken(token: string, expected: Expected): Promise<Claims> {
  const { provider, jwksUrl } = expected;
  const parts = token.split(".");
  const [head = "", body = "", signature = ""] = parts;
  if (parts.length !== 3) throw new NotConfirmed(provider, "not a token");
  const { kid } = read(header, head, provider);
  const said = read(claims, body, provider);
  const signed = new TextEncoder().encode(`${head}.${body}`);
  const proof = /^[\w-]+$/.test(signature) ? decode(signature) : new Uint8Array();
  const genuine = await crypto.subtle.verify("RSASSA-PKCS1-v1_5", await publishedKey(provider, jwksUrl, kid), proof, signed);
  if (!genuine) throw new NotConfirmed(provider, "a wrong signature");
  const wrong = wrongIn(said, expected);
  if (wrong) throw new NotConfirmed(provider, wrong);
  return said;
}
