import { createHash } from "node:crypto";
import { googleClaims, tokenSigner } from "../../workers/upstream/providers/fixtures/id-tokens.ts";
import { localServer } from "./local-server.ts";

const CLIENT = "client.apps.googleusercontent.com";

/** Stand-ins on loopback for Google and for the mail provider, and the variables that lead the product to them. */
export async function openProviders() {
  const signer = await tokenSigner("key-1");
  /** Codes that Google has given out, with the nonce and the PKCE challenge that each answers. */
  const codes = new Map<string, { nonce: string; email: string; challenge: string }>();
  const mails: { to: string[]; subject: string; text: string }[] = [];
  const server = await localServer(async ({ path, body }) => {
    if (path === "/certs") return { body: { keys: [signer.jwk] } };
    if (path === "/emails") return (mails.push(JSON.parse(body) as (typeof mails)[number]), { body: { id: "mail" } });
    const asked = new URLSearchParams(body);
    const given = codes.get(asked.get("code") ?? "");
    const proven =
      given &&
      createHash("sha256")
        .update(asked.get("code_verifier") ?? "")
        .digest("base64url") === given.challenge;
    if (!proven) return { status: 400, body: { error: "invalid_grant" } };
    return { body: { id_token: await signer.sign(googleClaims(CLIENT, { sub: given.email, email: given.email, nonce: given.nonce })) } };
  });
  const upstream = {
    GOOGLE_CLIENT_ID: CLIENT,
    GOOGLE_CLIENT_SECRET: "s3cret",
    GOOGLE_AUTH_URL: `${server.origin}/auth`,
    GOOGLE_TOKEN_URL: `${server.origin}/token`,
    GOOGLE_JWKS_URL: `${server.origin}/certs`,
    RESEND_API_KEY: "re_1",
    RESEND_URL: server.origin,
    MAIL_FROM: "Reelwright <hello@ads.example>",
  };
  const credential = (email: string, nonce: string) => signer.sign(googleClaims(CLIENT, { sub: email, email, nonce }));
  return { codes, credential, mails, upstream, close: server.close };
}
