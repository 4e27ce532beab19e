import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliDecompressSync } from "node:zlib";

/** The tags that WOFF2 numbers, in its order (W3C WOFF 2.0, §4.1), as far as these files have them. */
const KNOWN =
  "cmap,head,hhea,hmtx,maxp,name,OS/2,post,cvt ,fpgm,glyf,loca,prep,CFF ,VORG,EBDT,EBLC,gasp,hdmx,kern,LTSH,PCLT,VDMX,vhea".split(",");
const require = createRequire(import.meta.url);

/** A UIntBase128 at `at`, and where it ends. */
function base128(bytes: Buffer, at: number): [value: number, end: number] {
  let value = 0;
  for (let i = at; i < at + 5; i += 1) {
    const byte = bytes[i] ?? 0;
    value = value * 128 + (byte & 127);
    if (byte < 128) return [value, i + 1];
  }
  throw new Error("not a WOFF2 file");
}

/** The font's `cmap` table: WOFF2 compresses all tables as one, and leaves this one as it is. */
function cmapOf(woff2: Buffer): Buffer {
  let [at, offset] = [48, 0];
  let found: [number, number] | null = null;
  for (let left = woff2.readUInt16BE(12); left > 0; left -= 1) {
    const flags = woff2[at++] ?? 0;
    const known = flags & 63;
    const tag = known === 63 ? woff2.toString("latin1", at, (at += 4)) : (KNOWN[known] ?? "");
    let [length, end] = base128(woff2, at);
    const plain = tag === "glyf" || tag === "loca" ? flags >> 6 === 3 : flags >> 6 === 0;
    if (!plain) [length, end] = base128(woff2, end);
    at = end;
    if (tag === "cmap") found = [offset, length];
    offset += length;
  }
  const data = brotliDecompressSync(woff2.subarray(at, at + woff2.readUInt32BE(20)));
  if (!found) throw new Error("a font without a cmap");
  return data.subarray(found[0], found[0] + found[1]);
}

function* segments(table: Buffer): Generator<number> {
  const count = table.readUInt16BE(6) / 2;
  const field = (which: number, i: number) => 14 + which * count * 2 + (which > 0 ? 2 : 0) + i * 2;
  for (let i = 0; i < count; i += 1) {
    const [end, start] = [table.readUInt16BE(field(0, i)), table.readUInt16BE(field(1, i))];
    const [delta, range] = [table.readUInt16BE(field(2, i)), table.readUInt16BE(field(3, i))];
    if (start === 0xffff) continue;
    for (let code = start; code <= end; code += 1) {
      const glyph = range === 0 ? (code + delta) & 0xffff : table.readUInt16BE(field(3, i) + range + (code - start) * 2);
      if (glyph !== 0) yield code;
    }
  }
}

function* groups(table: Buffer): Generator<number> {
  for (let i = 0; i < table.readUInt32BE(12); i += 1)
    for (let code = table.readUInt32BE(16 + i * 12); code <= table.readUInt32BE(20 + i * 12); code += 1) yield code;
}

/** The code points for which a font file of a package has a glyph. */
export function codePoints(file: string): Set<number> {
  const cmap = cmapOf(readFileSync(require.resolve(file)));
  const found = new Set<number>();
  for (let i = 0; i < cmap.readUInt16BE(2); i += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + i * 8));
    const format = table.readUInt16BE(0);
    for (const code of format === 12 ? groups(table) : format === 4 ? segments(table) : []) found.add(code);
  }
  return found;
}
