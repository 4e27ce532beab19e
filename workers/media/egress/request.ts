import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { JobError } from "../protocol/handler.ts";
import { checkLiteral, publicLookup } from "./resolve.ts";

export interface EgressOptions {
  accept: string;
  signal: AbortSignal;
  /** Address prefixes that may be read although they are on loopback: the sample shop. */
  allowed: readonly string[];
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

function send(url: URL, { accept, signal, allowed }: EgressOptions): Promise<IncomingMessage> {
  const trusted = allowed.some((prefix) => url.href.startsWith(prefix));
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) throw new JobError("INPUT_FORBIDDEN", `${url.protocol} is not fetched`);
  if (!trusted) checkLiteral(url.hostname);
  const { request } = url.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { signal, headers: { ...HEADERS, accept }, agent: false, ...(trusted ? {} : { lookup: publicLookup }) });
    outgoing.on("response", resolve);
    outgoing.on("error", reject);
    outgoing.end();
  });
}

/** GET with redirects followed by hand, each checked like the first. Throws JobError INPUT_FORBIDDEN, INPUT_UNREACHABLE. */
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
