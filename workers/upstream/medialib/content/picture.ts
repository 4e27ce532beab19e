import { extensionOf } from "../../../../trpc/contract/rules/files.ts";
import { type FileFormat, sniff } from "../../../../trpc/contract/rules/magic.ts";
import { avifSize } from "../../product/size/avif.ts";
import { measure } from "../../product/size/measure.ts";
import type { Sent } from "./object.ts";
import { cleanSvg, svgSize } from "./svg.ts";
import { isWhole } from "./whole.ts";

interface Size {
  width: number;
  height: number;
}

/** What a file is by its content. A drawing is text: it is one under its own name alone. */
export function formatOf(head: Uint8Array, name: string): FileFormat | null {
  const format = sniff(head);
  return format === "svg" && extensionOf(name) !== "svg" ? null : format;
}

/** The size in a BMP's header, whose height is negative where its rows go down. */
function bmpSize(head: Uint8Array): Size | null {
  if (head.length < 26) return null;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const [width, height] = [view.getInt32(18, true), Math.abs(view.getInt32(22, true))];
  return width > 0 && height > 0 ? { width, height } : null;
}

/** A drawing's size; what is kept of it is without scripts and references. */
async function measureSvg(bucket: R2Bucket, { key, size, head }: Sent): Promise<Size | null> {
  const clean = size > head.length ? null : cleanSvg(new TextDecoder().decode(head));
  if (clean === null) return null;
  await bucket.put(key, clean, { httpMetadata: { contentType: "image/svg+xml" } });
  return svgSize(clean);
}

/** The pixels of a picture that is there to its end; null for anything else. */
export async function measureWhole(bucket: R2Bucket, sent: Sent): Promise<Size | null> {
  const { format, head } = sent;
  if (format === "svg") return measureSvg(bucket, sent);
  const measured =
    format === "bmp"
      ? bmpSize(head)
      : format === "heic"
        ? avifSize(new DataView(head.buffer, head.byteOffset, head.byteLength))
        : measure(head);
  if (!measured || !(await isWhole(sent))) return null;
  return { width: measured.width, height: measured.height };
}
