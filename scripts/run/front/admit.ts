import type { IncomingMessage } from "node:http";

export interface Refusal {
  status: number;
  text: string;
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "OPTIONS"]);
/** Of the public API alone. */
const API_METHODS = new Set(["PATCH", "DELETE"]);
const isApi = (path: string): boolean => /^\/(?:v1\/|mcp(?:\?|$))/.test(path);
const isServed = (method: string, path: string): boolean => METHODS.has(method) || (API_METHODS.has(method) && isApi(path));
/** A finished film of the media service; what a visitor uploads has a signed limit of its own. */
const LARGEST_FILE = 1e9;
const LARGEST_FORM = 100 * 1024 ** 2;
/** The workers' own limit is 256 kB: they answer what is a little larger in their own words. */
const LARGEST_CALL = 1024 ** 2;

/** How many bytes of a body are passed on: what the largest of its kind may have. */
export function bodyLimit(method: string, path: string): number {
  if (method === "PUT") return path.startsWith("/files/") ? LARGEST_FILE : 0;
  if (isApi(path)) return method === "POST" || method === "PATCH" ? LARGEST_CALL : 0;
  if (method !== "POST") return 0;
  return /^\/(?:trpc\/|events(?:\?|$))/.test(path) ? LARGEST_CALL : LARGEST_FORM;
}

/** Addresses of the local runtime's own tools, however they are spelt: no page of ours begins so. */
function isRuntimes(path: string): boolean {
  const before = path.split("?")[0] ?? "";
  // Twice encoded is decoded once here and once by a URL: both are looked at.
  const plain = before
    .replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll("\\", "/");
  const resolved = URL.canParse(plain, "http://local") ? new URL(plain, "http://local").pathname : plain;
  return [before, plain, resolved].some((one) => /^\/+(?:cdn-cgi|__cf_local)(?:\/|$)/i.test(one));
}

const names = ({ rawHeaders }: IncomingMessage): string[] => rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());

const ofRuntime = (name: string): boolean => name.startsWith("mf-");

/**
 * Why a request is not passed on to the local Workers runtime; null where it is. The runtime is made for development:
 * it believes headers that begin with MF-, and serves stored objects, crons and more below /cdn-cgi/.
 */
export function refusalOf(request: IncomingMessage, allowsHost: (header: string) => boolean): Refusal | null {
  const { method = "", url = "", headers } = request;
  const sent = names(request);
  if (!isServed(method, url)) return { status: 405, text: "This method is not served here." };
  if (!url.startsWith("/")) return { status: 400, text: "The request target has to be a path." };
  if (sent.filter((name) => name === "host").length !== 1 || !allowsHost(headers.host ?? ""))
    return { status: 421, text: "This host is not served here. Whoever runs this server names its hosts in PUBLIC_HOSTS." };
  if (isRuntimes(url)) return { status: 404, text: "There is nothing at this address." };
  if (sent.some(ofRuntime)) return { status: 400, text: "Headers that begin with MF- are not taken." };
  const length = headers["content-length"];
  return length !== undefined && Number(length) > bodyLimit(method, url) ? { status: 413, text: "The request is too large." } : null;
}
