import type { z } from "zod";
import type { Endpoint } from "../contract/endpoint.ts";
import { type Envelope, envelope } from "../contract/envelope.ts";
import { isSuccess } from "../contract/rules/errors.ts";
import { UpstreamError } from "./error.ts";

/** Spec §9 Request timeout. */
const TIMEOUT_MS = 120_000;

/** Who calls, as every request's headers say it (spec §7). */
export interface Caller {
  token: string;
  lang: "en" | "zh";
  clientId: string;
  device: string;
  deviceId: string;
}

export interface UpstreamOptions {
  /** The service binding's fetch, or the global one with `origin` = UPSTREAM_URL. */
  send: typeof fetch;
  origin: string;
  caller: Caller;
  /** Headers beside the caller's own: where the request came from, and the proof that we say so. */
  headers?: Record<string, string>;
  /** Told of a success that carried `refresh_token: 1` (spec §4 Session). */
  onRefresh?: (session: { token: string; expires: number; maxAge: number }) => void;
}

export type Upstream = <I extends z.ZodType, O extends z.ZodType>(endpoint: Endpoint<I, O>, input: z.input<I>) => Promise<z.output<O>>;

const headersOf = ({ token, lang, clientId, device, deviceId }: Caller): Record<string, string> => ({
  "X-Token": token,
  token,
  Authorization: token,
  lang: lang === "zh" ? "zh-CN" : "en",
  "Client-Id": clientId,
  device,
  "Device-Id": deviceId,
});

function requestOf(endpoint: Endpoint, input: unknown, { origin, caller, headers: beside }: UpstreamOptions): Request {
  const url = new URL(endpoint.path, origin);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  if (endpoint.method === "POST") {
    const headers = { ...beside, ...headersOf(caller), "content-type": "application/json" };
    return new Request(url, { method: "POST", headers, body: JSON.stringify(input), signal });
  }
  for (const [name, value] of Object.entries(input ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return new Request(url, { headers: { ...beside, ...headersOf(caller) }, signal });
}

async function once(request: Request, send: typeof fetch): Promise<Envelope> {
  const response = await send(request).catch((cause: unknown) => {
    throw new UpstreamError(-10_000, "Error Network", { cause });
  });
  const body: unknown = await response.json().catch(() => null);
  const parsed = envelope.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new UpstreamError(-10_000, `upstream answered ${response.status}`);
}

/** A function that makes any call of the contract. Throws UpstreamError with the code of spec §8. */
export function upstream(options: UpstreamOptions): Upstream {
  return async (endpoint, input) => {
    const checked = endpoint.input.parse(input);
    const attempt = () => once(requestOf(endpoint, checked, options), options.send);
    const answer = await attempt().catch((error: unknown) => {
      if (endpoint.idempotent && error instanceof UpstreamError) return attempt();
      throw error;
    });
    if (!isSuccess(answer.code)) throw new UpstreamError(answer.code, answer.msg);
    const { refresh_token, token, expires = 0, maxAge = 0 } = answer;
    if (refresh_token === 1 && token) options.onRefresh?.({ token, expires, maxAge });
    return endpoint.output.parse(answer.data);
  };
}
