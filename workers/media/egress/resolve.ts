import { lookup as resolveName, type LookupAddress } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { JobError } from "../protocol/handler.ts";
import { isPublicAddress } from "./address.ts";

const forbidden = (host: string) => new JobError("INPUT_FORBIDDEN", `${host} is not on the public internet`);

const checked = (host: string, addresses: LookupAddress[]): LookupAddress[] => {
  if (addresses.length === 0 || addresses.some(({ address }) => !isPublicAddress(address))) throw forbidden(host);
  return addresses;
};

/** Names that are loopback by definition (RFC 6761), whatever a resolver says. */
const LOCAL = /(?:^|\.)localhost\.?$/i;

/** Refuses a literal address that is not public, for Node does not look those up, and the names of loopback. */
export function checkLiteral(hostname: string): void {
  const bare = hostname.replace(/^\[|\]$/g, "");
  if (LOCAL.test(bare) || (isIP(bare) && !isPublicAddress(bare))) throw forbidden(bare);
}

/** A DNS look-up whose every answer must be public; the connection goes to the very address checked. */
export const publicLookup: LookupFunction = (host, options, callback) => {
  resolveName(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, "");
    try {
      const good = checked(host, addresses);
      if (options.all) return callback(null, good);
      return callback(null, good[0]?.address ?? "", good[0]?.family);
    } catch (refused) {
      return callback(refused as Error, "");
    }
  });
};
