import { sameText } from "../secrets/keyed-hash.ts";

/** All who come around the web worker count as one: their own word about where they come from is worth nothing. */
const OUTSIDE = "outside";

/** An IPv6 network is what one customer has: the first four groups. An IPv4 address stands for itself. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, "").toLowerCase())
    .join(":");
}

interface Position {
  /** IPv4 or IPv6. */
  address: string;
  /** ISO 3166. */
  country: string;
}

/**
 * Where a request came from, as the web worker says it (`X-Client-Address`, `X-Client-Country`). It is believed only
 * beside the secret that the two workers share.
 */
export function clientPlace(headers: Headers, secret: string): Position {
  const proven = sameText(headers.get("x-upstream-secret") ?? "", secret);
  return { address: proven ? (headers.get("x-client-address") ?? "") : "", country: proven ? (headers.get("x-client-country") ?? "") : "" };
}

/** Whose limits a request counts against. A forged header leaves its sender among those from outside. */
export const clientAddress = (headers: Headers, secret: string): string => networkOf(clientPlace(headers, secret).address) || OUTSIDE;

/** The origin that a caller of the public API reached, as the web worker says it; empty where nobody believable does. */
export const clientOrigin = (headers: Headers, secret: string): string =>
  sameText(headers.get("x-upstream-secret") ?? "", secret) ? (headers.get("x-client-origin") ?? "") : "";
