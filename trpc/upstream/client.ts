import type { z } from "zod";
import type { Endpoint } from "../contract/endpoint.ts";
import { type Envelope, envelope } from "../contract/envelope.ts";
import { batch, BATCH_LENGTH, type Question } from "../contract/batch.ts";
import { factsOf, type Language, type MessageKey } from "../../locales/index.ts";
import { codeOf, errorOf, isSuccess, messageText } from "../contract/rules/errors.ts";
import { UpstreamError } from "./error.ts";
import { gatherer } from "./gather.ts";

/** Spec §9 Request timeout. */
const TIMEOUT_MS = 120_000;

/** Who calls, as every request's headers say it (spec §7). */
export interface Caller {
  token: string;
  lang: Language;
  clientId: string;
  device: string;
  deviceId: string;
  /** Sent with the calls that ask for it, and with no other. */
  adminKey?: string;
  appKey?: string;
}

export interface UpstreamOptions {
  /** The service binding's fetch, or the global one with `origin` = UPSTREAM_URL. */
  send: typeof fetch;
  origin: string;
  caller: Caller;
  /** Headers beside the caller's own: where the request came from, and the proof that we say so. */
  headers?: Record<string, string>;
  /** Whether it takes several reads in one request: the embedded upstream does. */
  gathers?: boolean;
  /** Whether its answers were held against this very contract where they were made: of one deployment with us, it is not done twice. */
  sameContract?: boolean;
  /** Told of a success that carried `refresh_token: 1` (spec §4 Session). */
  onRefresh?: (session: { token: string; expires: number; maxAge: number }) => void;
}

export type Upstream = <I extends z.ZodType, O extends z.ZodType>(endpoint: Endpoint<I, O>, input: z.input<I>) => Promise<z.output<O>>;

const headersOf = ({ token, lang, clientId, device, deviceId }: Caller): Record<string, string> => ({
  "X-Token": token,
  token,
  Authorization: token,
  lang: factsOf(lang).htmlLang,
  "Client-Id": clientId,
  device,
  "Device-Id": deviceId,
});

/** Path and query of a GET call. */
function readPath(path: string, input: unknown): string {
  const named = Object.entries(input ?? {}).filter(([, value]) => value !== undefined);
  return named.length === 0 ? path : `${path}?${new URLSearchParams(named.map(([name, value]) => [name, String(value)]))}`;
}

/** A key goes with the calls that ask for it, and with no other: they are never sent together with others. */
const keyFor = ({ adminKey = "", appKey = "" }: Caller, asked: Endpoint["session"]): Record<string, string> =>
  asked === "admin" ? { "X-Admin-Key": adminKey } : asked === "app" ? { "X-App-Key": appKey } : {};

const getRequest = (path: string, { origin, caller, headers: beside }: UpstreamOptions, asked: Endpoint["session"] = "none"): Request =>
  new Request(new URL(path, origin), {
    headers: { ...beside, ...headersOf(caller), ...keyFor(caller, asked) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

function postRequest(
  path: string,
  input: unknown,
  { origin, caller, headers: beside }: UpstreamOptions,
  asked: Endpoint["session"] = "none",
): Request {
  const headers = { ...beside, ...headersOf(caller), ...keyFor(caller, asked), "content-type": "application/json" };
  return new Request(new URL(path, origin), {
    method: "POST",
    headers,
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

/** Spec §8: no answer is a network error; an answer that is no envelope of ours is told by the generic text. */
async function once(request: Request, { send, caller }: UpstreamOptions): Promise<Envelope> {
  const failure = (key: MessageKey, cause: unknown) =>
    new UpstreamError(codeOf("system.network") ?? -10_000, messageText(key, caller.lang), { cause });
  const response = await send(request).catch((cause: unknown) => {
    throw failure("system.network", cause);
  });
  const body: unknown = await response.json().catch(() => null);
  const parsed = envelope.safeParse(body);
  if (parsed.success) return parsed.data;
  throw failure("system.error", new Error(`upstream answered ${response.status}`));
}

/** How reads are sent: each by itself, or those of one turn together. */
function reader(options: UpstreamOptions): (question: Question) => Promise<Envelope> {
  const one = (question: Question) =>
    once(typeof question === "string" ? getRequest(question, options) : postRequest(question.path, question.input, options), options);
  if (!options.gathers) return one;
  const many = async (questions: Question[]) => {
    const paths = JSON.stringify(questions);
    if (paths.length > BATCH_LENGTH) return Promise.all(questions.map(one));
    const answer = await once(getRequest(readPath(batch.read.path, { paths }), options), options);
    if (!isSuccess(answer.code)) throw new UpstreamError(answer.code, answer.msg);
    return options.sameContract ? (answer.data as Envelope[]) : batch.read.output.parse(answer.data);
  };
  return gatherer({ one, many });
}

/**
 * A function that makes any call of the contract. What is sent is checked by who takes it (decision 045). Throws
 * UpstreamError with the code of spec §8.
 */
export function upstream(options: UpstreamOptions): Upstream {
  const read = reader(options);
  const send = ({ method, path, asks, session }: Endpoint, input: unknown) => {
    const reading = method === "GET" ? readPath(path, input) : null;
    if (asks && session !== "admin") return read(reading ?? { path, input: input as Record<string, unknown> });
    return once(reading === null ? postRequest(path, input, options, session) : getRequest(reading, options, session), options);
  };
  return async (endpoint, input) => {
    const { output, idempotent, silent } = endpoint;
    const attempt = () => send(endpoint, input);
    const answer = await attempt().catch((error: unknown) => {
      if (idempotent && error instanceof UpstreamError) return attempt();
      throw error;
    });
    const { code, msg, pointer } = answer;
    if (!isSuccess(code)) throw new UpstreamError(code, msg, { silent: silent || errorOf(code).kind === "silent", pointer });
    const { refresh_token, token, expires = 0, maxAge = 0 } = answer;
    if (refresh_token === 1 && token) options.onRefresh?.({ token, expires, maxAge });
    return options.sameContract ? (answer.data as z.output<typeof output>) : output.parse(answer.data);
  };
}
