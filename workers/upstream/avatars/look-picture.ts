import { type FileFormat, sniff } from "../../../trpc/contract/rules/magic.ts";
import type { Services } from "../services.ts";
import { knownLooks } from "./looks.ts";

const LIMITS = { bytes: 8 * 1024 * 1024, seconds: 20, accept: "image/webp,image/jpeg,image/png" };
const TYPES: Partial<Record<FileFormat, string>> = { webp: "image/webp", jpg: "image/jpeg", png: "image/png" };

/**
 * The picture of a provider's avatar, fetched through the guarded egress when it is first asked for, and kept by its key.
 * null: no look in the provider's list has this key, or what lies there is no picture that browsers show.
 */
export async function lookPicture({ bucket, media, variables }: Pick<Services, "bucket" | "media" | "variables">, key: string) {
  const there = await bucket.head(key);
  if (there) return there;
  const look = (await knownLooks(variables))?.find((one) => one.key === key);
  if (!look) return null;
  const response = await media.egress(look.picture, LIMITS).catch((error: unknown) => (console.warn(error), null));
  if (!response?.ok) return null;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const format = sniff(bytes);
  const contentType = format && TYPES[format];
  return contentType && bytes.length <= LIMITS.bytes ? bucket.put(key, bytes, { httpMetadata: { contentType } }) : null;
}
