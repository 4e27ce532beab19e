import type { EndpointRow } from "../../../db/queries/webhook.ts";
import type { Variables } from "../env.ts";
import { keyedHash } from "../secrets/keyed-hash.ts";

const bytesOf = (hexadecimal: string): number[] => (hexadecimal.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

/** What signs the messages of an endpoint (Standard Webhooks: `whsec_` and base64 of 32 bytes): derived, and kept nowhere. */
export async function secretOf(
  { SIGNING_SECRET }: Pick<Variables, "SIGNING_SECRET">,
  { id, secret_version }: Pick<EndpointRow, "id" | "secret_version">,
): Promise<string> {
  const bytes = bytesOf(await keyedHash(SIGNING_SECRET, `webhook endpoint ${id} ${secret_version}`));
  return `whsec_${btoa(String.fromCharCode(...bytes))}`;
}
