import { type FileFormat, sniff } from "../../../trpc/contract/rules/magic.ts";
import type { Services } from "../services.ts";
import { type KeptLook, knownLooks } from "./looks.ts";

/** What is fetched of a provider's avatar: how much of it, and what browsers show. */
interface Kind {
  readonly limits: { readonly bytes: number; readonly seconds: number; readonly accept: string };
  readonly types: Partial<Record<FileFormat, string>>;
}
const PICTURE: Kind = {
  limits: { bytes: 8 * 1024 * 1024, seconds: 20, accept: "image/webp,image/jpeg,image/png" },
  types: { webp: "image/webp", jpg: "image/jpeg", png: "image/png" },
};
const FILM: Kind = {
  limits: { bytes: 24 * 1024 * 1024, seconds: 40, accept: "video/mp4,video/webm" },
  types: { mp4: "video/mp4", webm: "video/webm" },
};

/** Where what has a key lies at the provider. */
function sourceOf(looks: readonly KeptLook[], key: string): (Kind & { readonly url: string }) | null {
  for (const look of looks) {
    if (look.key === key) return { ...PICTURE, url: look.picture };
    if (look.film?.key === key) return { ...FILM, url: look.film.url };
  }
  return null;
}

/**
 * The picture of a provider's avatar, or the film of how it moves, fetched through the guarded egress when it is first asked for, and
 * kept by its key. null: no look in the provider's list has this key, or what lies there is nothing that browsers show.
 */
export async function lookFile({ bucket, media, variables }: Pick<Services, "bucket" | "media" | "variables">, key: string) {
  const there = await bucket.head(key);
  if (there) return there;
  const source = sourceOf((await knownLooks(variables)) ?? [], key);
  if (!source) return null;
  const { limits, types, url } = source;
  const response = await media.egress(url, limits).catch((error: unknown) => (console.warn(error), null));
  if (!response?.ok) return null;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const format = sniff(bytes);
  const contentType = format && types[format];
  return contentType && bytes.length <= limits.bytes ? bucket.put(key, bytes, { httpMetadata: { contentType } }) : null;
}
