import { randomId } from "../../workers/upstream/ids.ts";
import { apiKeys } from "../../trpc/contract/api-key.ts";
import { type Scope, SCOPES } from "../../trpc/contract/v1/scopes.ts";
import { register } from "./account-support.ts";
import { ask } from "./support.ts";

export interface Client {
  key: string;
  client_id: string;
  /** Sends a request with the key; a POST or PATCH gets an Idempotency-Key of its own unless `headers` has one. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

export const ORIGIN = "https://upstream.test";

export const sender =
  (key: string): Client["send"] =>
  (method, path, body, headers = {}) =>
    ask(ORIGIN + path, {
      method,
      headers: {
        ...(key ? { authorization: `Bearer ${key}` } : {}),
        ...(method === "POST" ? { "idempotency-key": `test-${randomId()}` } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });

interface Wanted {
  scopes?: readonly Scope[];
  cap?: number | null;
}

type Account = Awaited<ReturnType<typeof register>>;

/** A key of an account: of a new one, unless it is told which. */
export async function client({ scopes = SCOPES, cap = null }: Wanted = {}, account?: Account) {
  const me = account ?? (await register());
  const made = await me.call(apiKeys.create, { name: "tests", scopes: [...scopes], cap });
  return { me, key: made.key, client_id: made.client_id, send: sender(made.key) };
}
