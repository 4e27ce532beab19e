import { type Patch, patched } from "./location.ts";

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crcOf(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (CRC[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/** A PNG checks each of its chunks: the checks of those that patches change. */
export function pngChecks(head: Uint8Array, patches: readonly Patch[]): Patch[] {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const checks: Patch[] = [];
  for (let at = 8; at + 12 <= head.length;) {
    const end = at + 8 + view.getUint32(at);
    if (end + 4 > head.length) break;
    if (patches.some(({ at: from }) => from >= at && from < end)) {
      const bytes = new Uint8Array(4);
      new DataView(bytes.buffer).setUint32(0, crcOf(patched(head, 0, patches).subarray(at + 4, end)));
      checks.push({ at: end, bytes });
    }
    at = end + 4;
  }
  return checks;
}
