import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { JobError } from "../protocol/handler.ts";
import type { EgressLimits } from "../protocol/egress-limits.ts";
import { checkLiteral, publicLookup } from "./resolve.ts";

export interface EgressOptions {
  accept: string;
  signal: AbortSignal;
  limits: EgressLimits;
  /** A part of it: bytes, as HTTP's Range has them (`0-499`). */
  range?: string;
  /** What is posted instead of asked for. */
  post?: { body: string; headers: Readonly<Record<string, string>> };
}

export interface EgressAnswer {
  url: string;
  response: IncomingMessage;
}

const REDIRECTS = 5;
const HEADERS = {
  "accept-encoding": "gzip, deflate, br",
  "accept-language": "en,zh;q=0.8,*;q=0.5",
  "user-agent": "Mozilla/5.0 (compatible; Reelwright/0.1; product page reader)",
};

const portOf = ({ port, protocol }: URL): number => Number(port || (protocol === "https:" ? 443 : 80));

const unanswered = () => new JobError("INPUT_UNREACHABLE", "the page was not answered");

/** One request, to the very address that was checked; redirects are not followed. Throws JobError as `egressGet` does. */
export function send(url: URL, { accept, signal, limits, range, post }: EgressOptions): Promise<IncomingMessage> {
  const trusted = limits.allowed.some((prefix) => url.href.startsWith(prefix));
  if (!/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new JobError("INPUT_FORBIDDEN", `${url.protocol} is not fetched`);
  if (!trusted) checkLiteral(url.hostname);
  if (!trusted && !limits.ports.has(portOf(url))) throw new JobError("PORT_FORBIDDEN", `port ${portOf(url)} is not asked`);
  const { request } = url.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    const headers = { ...HEADERS, accept, ...(range ? { range: `bytes=${range}` } : {}), ...post?.headers };
    const method = post ? "POST" : "GET";
    const outgoing = request(url, { method, signal, headers, agent: false, ...(trusted ? {} : { lookup: publicLookup }) });
    outgoing.on("response", resolve);
    // A server that changes the protocol answers with nothing that could be read.
    outgoing.on("upgrade", (_, socket) => {
      socket.destroy();
      reject(unanswered());
    });
    outgoing.on("error", reject);
    // However else a request ends without a response; after one, this changes nothing.
    outgoing.on("close", () => reject(unanswered()));
    outgoing.end(post?.body);
  });
}

/** GET with redirects followed by hand, each checked like the first. Throws JobError INPUT_FORBIDDEN, PORT_FORBIDDEN, INPUT_UNREACHABLE. */
export async function egressGet(address: string, options: EgressOptions): Promise<EgressAnswer> {
  let url = new URL(address);
  for (let hop = 0; hop <= REDIRECTS; hop++) {
    const response = await send(url, options);
    const { statusCode = 0, headers } = response;
    if (statusCode < 300 || statusCode > 399 || !headers.location) return { url: url.href, response };
    response.destroy();
    if (!URL.canParse(headers.location, url)) throw new JobError("INPUT_UNREACHABLE", "the page redirects to nowhere");
    url = new URL(headers.location, url);
  }
  throw new JobError("INPUT_UNREACHABLE", "the page redirects too often");
}
