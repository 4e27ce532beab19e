import { z } from "zod";
import { keyedHash } from "../../secrets/keyed-hash.ts";
import type { AccountEnv } from "../account-env.ts";
import { askProvider, NotConfirmed, type Person } from "./person.ts";

const debugAnswer = z.object({
  data: z.object({ is_valid: z.boolean(), app_id: z.string(), user_id: z.string(), expires_at: z.number().optional() }),
});
const meAnswer = z.object({ id: z.string().min(1), name: z.string().default(""), email: z.string().default("") });
const tokenAnswer = z.object({ access_token: z.string() });

export interface FacebookSignIn {
  beginUrl(question: { redirect_uri: string; state: string }): string;
  byAccessToken(token: string): Promise<Person>;
  byCode(code: string, redirect_uri: string): Promise<Person>;
}

const part = <T>(shape: z.ZodType<T>, answer: unknown): T => {
  const parsed = shape.safeParse(answer);
  if (!parsed.success) throw new NotConfirmed("Facebook", "an answer that we do not read");
  return parsed.data;
};

/** Signing in with Facebook; null without the app's id and secret. */
export function facebookSignIn(env: AccountEnv): FacebookSignIn | null {
  const { FACEBOOK_APP_ID: id, FACEBOOK_APP_SECRET: secret, FACEBOOK_AUTH_URL, FACEBOOK_GRAPH_URL } = env;
  if (!id || !secret) return null;
  const graph = (path: string, query: Record<string, string>) =>
    askProvider("Facebook", `${FACEBOOK_GRAPH_URL}/${path}?${new URLSearchParams(query)}`);
  /** A token that any other app was given is none of ours: `debug_token` says whose it is. */
  const byAccessToken = async (token: string): Promise<Person> => {
    const { data } = part(debugAnswer, await graph("debug_token", { input_token: token, access_token: `${id}|${secret}` }));
    if (!data.is_valid || data.app_id !== id) throw new NotConfirmed("Facebook", "a token of another app, or over");
    const appsecret_proof = await keyedHash(secret, token);
    const me = part(meAnswer, await graph("me", { fields: "id,name,email", access_token: token, appsecret_proof }));
    if (me.id !== data.user_id) throw new NotConfirmed("Facebook", "two different people");
    return { provider: "facebook", subject: me.id, email: me.email, emailProven: false, name: me.name };
  };
  return {
    byAccessToken,
    beginUrl({ redirect_uri, state }) {
      const url = new URL(FACEBOOK_AUTH_URL);
      for (const [name, value] of Object.entries({ client_id: id, redirect_uri, state, response_type: "code", scope: "email" }))
        url.searchParams.set(name, value);
      return url.href;
    },
    async byCode(code, redirect_uri) {
      const { access_token } = part(
        tokenAnswer,
        await graph("oauth/access_token", { client_id: id, client_secret: secret, redirect_uri, code }),
      );
      return byAccessToken(access_token);
    },
  };
}
