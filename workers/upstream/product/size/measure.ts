import { imageSize } from "image-size";
import { sniff } from "../../../../trpc/contract/rules/magic.ts";
import { avifSize } from "./avif.ts";
import { jpegSize } from "./jpeg.ts";

export interface Measured {
  width: number;
  height: number;
  content_type: string;
}

/** Those whose size stands at a fixed place, within so many bytes. */
const FIXED = { png: "image/png", gif: "image/gif", webp: "image/webp" } as const;
const FIXED_BYTES = 64;

function shown(size: { width: number; height: number; orientation?: number } | null, content_type: string): Measured | null {
  if (!size || size.width === 0 || size.height === 0) return null;
  const { width, height, orientation = 1 } = size;
  return orientation >= 5 ? { width: height, height: width, content_type } : { width, height, content_type };
}

/**
 * Width, height (as shown, after rotation) and type by content; null for what is no picture. image-size is asked only
 * where it reads a fixed place: in its loops over JPEG, AVIF, JPEG XL and ICNS a file of 64 bytes holds the Worker for good.
 */
export function measure(bytes: Uint8Array<ArrayBuffer>): Measured | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const format = sniff(bytes);
  try {
    if (format === "jpg") return shown(jpegSize(view), "image/jpeg");
    if (format === "avif") return shown(avifSize(view), "image/avif");
    return format === "png" || format === "gif" || format === "webp" ? shown(imageSize(bytes.slice(0, FIXED_BYTES)), FIXED[format]) : null;
  } catch {
    return null;
  }
}
