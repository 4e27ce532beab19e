import { bytesAt, indexOf, type Sent } from "./object.ts";

/** Nearly every picture ends within so much of its last byte; what a camera adds behind it is looked through too. */
const TAIL = 64 * 1024;
const GIF_TAIL = 1024;

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView => new DataView(buffer, byteOffset, byteLength);

/** Whether a mark stands in it after some place: at its end, or else anywhere. */
async function holds(sent: Sent, mark: readonly number[], after: number): Promise<boolean> {
  const from = Math.max(after, sent.size - TAIL);
  if (indexOf(await bytesAt(sent, from, TAIL), mark) >= 0) return true;
  if (from === after) return false;
  const rest = await sent.bucket.get(sent.key, { range: { offset: after, length: Math.max(1, sent.size - after) } });
  let carried = new Uint8Array(0);
  for await (const chunk of (rest?.body ?? []) as AsyncIterable<Uint8Array>) {
    const joined = new Uint8Array(carried.length + chunk.length);
    joined.set(carried);
    joined.set(chunk, carried.length);
    if (indexOf(joined, mark) >= 0) return true;
    carried = joined.slice(1 - mark.length);
  }
  return false;
}

/** Where a JPEG's first scan begins; null where its header does not come to one. */
function scanOf(head: Uint8Array): number | null {
  for (let at = 2; at + 4 <= head.length;) {
    if (head[at] !== 0xff) return null;
    const marker = head[at + 1] ?? 0;
    if (marker === 0xda) return at;
    at += marker === 0xff ? 1 : marker >= 0xd0 && marker <= 0xd8 ? 2 : 2 + Math.max(2, viewOf(head).getUint16(at + 2));
  }
  return null;
}

/** Whether the boxes of an ISO file (AVIF, HEIC) that its beginning shows end within it. */
function boxesFit({ head, size }: Sent): boolean {
  const view = viewOf(head);
  for (let at = 0; at + 16 <= head.length;) {
    const told = view.getUint32(at);
    if (told === 0) return true;
    const length = told === 1 ? Number(view.getBigUint64(at + 8)) : told;
    if (length < 8 || at + length > size) return false;
    at += length;
  }
  return true;
}

/** A GIF's last block is empty, and its trailer follows; some encoders add zeros. */
function gifEnds(tail: Uint8Array): boolean {
  const last = tail.findLastIndex((byte) => byte !== 0);
  return last > 0 && tail[last] === 0x3b && tail[last - 1] === 0;
}

/** Rows of a BMP without compression, from where its header says that they begin. */
function bmpFits({ head, size }: Sent): boolean {
  if (head.length < 54) return false;
  const view = viewOf(head);
  const [offset, width, height, depth, packed] = [10, 18, 22, 28, 30].map((at) =>
    at === 28 ? view.getUint16(at, true) : view.getInt32(at, true),
  );
  const row = Math.ceil(((width ?? 0) * (depth ?? 0)) / 32) * 4;
  return packed === 0 || packed === 3 ? (offset ?? 0) + row * Math.abs(height ?? 0) <= size : (offset ?? 0) < size;
}

/**
 * Whether a picture is there to its end, by the mark or length that its format ends with: one that was cut off on its way
 * has a good header. Pixels are decoded by the media service alone.
 */
export async function isWhole(sent: Sent): Promise<boolean> {
  const { format, head, size } = sent;
  if (format === "jpg") {
    const scan = scanOf(head);
    return scan !== null && holds(sent, [0xff, 0xd9], scan);
  }
  if (format === "png") return holds(sent, [...ascii("IEND"), 0xae, 0x42, 0x60, 0x82], 8);
  if (format === "gif") return gifEnds(await bytesAt(sent, Math.max(13, size - GIF_TAIL), GIF_TAIL));
  if (format === "webp") return head.length >= 12 && viewOf(head).getUint32(4, true) + 8 <= size;
  if (format === "bmp") return bmpFits(sent);
  return format === "avif" || format === "heic" ? boxesFit(sent) : true;
}
