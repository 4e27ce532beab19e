import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { JobError } from "../protocol/handler.ts";
import { checkLiteral, publicLookup } from "./resolve.ts";

export interface EgressOptions {
  accept: string;
  signal: AbortSignal;
  limits: EgressLimits;
}

export interface EgressLimits {
  /** Address prefixes that may be read wherever they are, on any port: the sample shop on loopback. */
  allowed: readonly string[];
  /** Ports of public hosts that may be asked: what listens on others is no shop. */
  ports: ReadonlySet<number>;
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

function send(url: URL, { accept, signal, limits }: EgressOptions): Promise<IncomingMessage> {
  const trusted = limits.allowed.some((prefix) => url.href.startsWith(prefix));
  if (!/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new JobError("INPUT_FORBIDDEN", `${url.protocol} is not fetched`);
  if (!trusted) checkLiteral(url.hostname);
  if (!trusted && !limits.ports.has(portOf(url))) throw new JobError("PORT_FORBIDDEN", `port ${portOf(url)} is not asked`);
  const { request } = url.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { signal, headers: { ...HEADERS, accept }, agent: false, ...(trusted ? {} : { lookup: publicLookup }) });
    outgoing.on("response", resolve);
    // A server that changes the protocol answers with nothing that could be read.
    outgoing.on("upgrade", (_, socket) => {
      socket.destroy();
      reject(unanswered());
    });
    outgoing.on("error", reject);
    // However else a request ends without a response; after one, this changes nothing.
    outgoing.on("close", () => reject(unanswered()));
    outgoing.end();
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
