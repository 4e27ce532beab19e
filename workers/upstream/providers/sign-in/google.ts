import { z } from "zod";
import type { AccountEnv } from "../account-env.ts";
import { verifyIdToken } from "./id-token.ts";
import { askProvider, NotConfirmed, type Person } from "./person.ts";

const ISSUERS = ["https://accounts.google.com", "accounts.google.com"];
/** What Google's own popup uses where there is no page to come back to. */
const POPUP = "postmessage";

export interface GoogleSignIn {
  beginUrl(question: { redirect_uri: string; state: string; nonce: string; code_challenge?: string }): string;
  byCredential(credential: string, nonce?: string): Promise<Person>;
  /** `code_verifier`: what `code_challenge` was made of (PKCE, RFC 7636). */
  byCode(answer: { code: string; redirect_uri?: string; nonce?: string; code_verifier?: string }): Promise<Person>;
}

/** Google answers for an address only where it runs its mail: a Gmail one, or one of a Workspace domain (`hd`). */
const isProven = (email: string, verified: unknown, hd: string | undefined): boolean =>
  (verified === true || verified === "true") && (email.endsWith("@gmail.com") || hd !== undefined);

/** Signing in with Google (OpenID Connect); null without a client id. A code needs the client's secret as well. */
export function googleSignIn(env: AccountEnv): GoogleSignIn | null {
  const { GOOGLE_CLIENT_ID: client_id, GOOGLE_CLIENT_SECRET: client_secret, GOOGLE_AUTH_URL, GOOGLE_TOKEN_URL, GOOGLE_JWKS_URL } = env;
  if (!client_id) return null;
  const byCredential = async (credential: string, nonce?: string): Promise<Person> => {
    const {
      sub,
      email = "",
      email_verified,
      hd,
      name = "",
    } = await verifyIdToken(credential, { provider: "Google", issuers: ISSUERS, audience: client_id, jwksUrl: GOOGLE_JWKS_URL, nonce });
    return { provider: "google", subject: sub, email, emailProven: isProven(email.toLowerCase(), email_verified, hd), name };
  };
  return {
    byCredential,
    beginUrl({ redirect_uri, state, nonce, code_challenge }) {
      const url = new URL(GOOGLE_AUTH_URL);
      const asked = {
        client_id,
        redirect_uri,
        state,
        nonce,
        response_type: "code",
        scope: "openid email profile",
        prompt: "select_account",
        ...(code_challenge ? { code_challenge, code_challenge_method: "S256" } : {}),
      };
      for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
      return url.href;
    },
    async byCode({ code, redirect_uri = POPUP, nonce, code_verifier }) {
      const body = new URLSearchParams({
        code,
        client_id,
        client_secret: client_secret ?? "",
        redirect_uri,
        grant_type: "authorization_code",
        ...(code_verifier ? { code_verifier } : {}),
      });
      const answer = z.object({ id_token: z.string() }).safeParse(await askProvider("Google", GOOGLE_TOKEN_URL, { method: "POST", body }));
      if (!answer.success) throw new NotConfirmed("Google", "no ID token");
      return byCredential(answer.data.id_token, nonce);
    },
  };
}
