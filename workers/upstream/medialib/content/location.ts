import { indexOf } from "./object.ts";

/** Bytes that take the place of as many others. */
export interface Patch {
  at: number;
  bytes: Uint8Array;
}

/** EXIF: where in a file's first directory that of GPS is named. */
const GPS = 0x8825;
/** Bytes of one value, by the type of a TIFF entry. */
const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const MARKS: readonly (readonly number[])[] = [
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
];
/** What stands before the TIFF header of EXIF data: in JPEG, AVIF and some WebP; in PNG; in other WebP (with its length between). */
const BEFORE: readonly [text: string, between: number][] = [
  ["Exif\0\0", 0],
  ["eXIf", 0],
  ["EXIF", 4],
];

const blank = (at: number, length: number): Patch => ({ at, bytes: new Uint8Array(length) });

/** The entries of one TIFF directory, each twelve bytes; what lies outside of the file ends them. */
function entriesOf(view: DataView, at: number, little: boolean): number[] {
  if (at + 2 > view.byteLength) return [];
  const count = Math.min(view.getUint16(at, little), Math.floor((view.byteLength - at - 2) / 12));
  return Array.from({ length: count }, (_, index) => at + 2 + index * 12);
}

/** The GPS directory of EXIF data that begins at `tiff`, and the values that it points to. */
function gpsIn(bytes: Uint8Array, tiff: number): Patch[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset + tiff, bytes.byteLength - tiff);
  if (view.byteLength < 8) return [];
  const little = view.getUint8(0) === 0x49;
  const named = entriesOf(view, view.getUint32(4, little), little).find((entry) => view.getUint16(entry, little) === GPS);
  if (named === undefined) return [];
  const directory = view.getUint32(named + 8, little);
  const entries = entriesOf(view, directory, little);
  const values = entries.flatMap((entry) => {
    const length = (SIZES[view.getUint16(entry + 2, little)] ?? 1) * view.getUint32(entry + 4, little);
    const at = view.getUint32(entry + 8, little);
    return length > 4 && at + length <= view.byteLength ? [blank(tiff + at, length)] : [];
  });
  return entries.length > 0 ? [...values, blank(tiff + directory, 2 + entries.length * 12)] : [];
}

/** EXIF data may stand anywhere: each TIFF header that one of its names leads to. */
function exifIn(bytes: Uint8Array): Patch[] {
  return BEFORE.flatMap(([text, between]) => {
    const mark = [...text].map((letter) => letter.charCodeAt(0));
    const found: Patch[] = [];
    for (let at = indexOf(bytes, mark); at >= 0; at = indexOf(bytes, mark, at + 1)) {
      const tiff = at + mark.length + between;
      if (MARKS.some((one) => one.every((byte, index) => bytes[tiff + index] === byte))) found.push(...gpsIn(bytes, tiff));
    }
    return found;
  });
}

/** XMP names a place in words, a film in ISO 6709 (`+48.8577+002.2950/`): its digits become zeros. */
const WORDS = /exif:GPS\w+\s*(?:=\s*["'][^"'<]{0,80}|>[^<]{0,80})|[+-]\d{2}\.\d{3,8}[+-]\d{3}\.\d{3,8}(?:[+-]\d{1,5}(?:\.\d{1,4})?)?\//g;

function wordsIn(bytes: Uint8Array): Patch[] {
  const text = new TextDecoder("latin1").decode(bytes);
  return [...text.matchAll(WORDS)].map(({ index, 0: found }) => ({
    at: index,
    bytes: new TextEncoder().encode(found.replace(/\d/g, "0")),
  }));
}

/** What has to be written over a part of a picture or film so that it does not tell where it was taken. */
export const locationIn = (bytes: Uint8Array): Patch[] => [...exifIn(bytes), ...wordsIn(bytes)];

/** Writes over bytes that begin at `from` of their file. */
export function patched(bytes: Uint8Array, from: number, patches: readonly Patch[]): Uint8Array {
  const out = Uint8Array.from(bytes);
  for (const { at, bytes: mended } of patches) {
    const [start, end] = [Math.max(at, from), Math.min(at + mended.length, from + out.length)];
    if (start < end) out.set(mended.subarray(start - at, end - at), start - from);
  }
  return out;
}
