export interface JpegSize {
  width: number;
  height: number;
  /** EXIF: 5 to 8 stand on their side. */
  orientation: number;
}

const EXIF = "Exif\0\0";
const ORIENTATION = 0x0112;

const ascii = (view: DataView, from: number, length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, at) => view.getUint8(from + at)));

/** The orientation that an APP1 segment tells; 1 where it tells none. */
function orientationIn(view: DataView): number {
  if (view.byteLength < 14 || ascii(view, 0, EXIF.length) !== EXIF) return 1;
  const tiff = EXIF.length;
  const little = ascii(view, tiff, 2) === "II";
  const list = tiff + view.getUint32(tiff + 4, little);
  if (list + 2 > view.byteLength) return 1;
  const entries = Math.min(view.getUint16(list, little), Math.floor((view.byteLength - list - 2) / 12));
  const found = Array.from({ length: entries }, (_, index) => list + 2 + index * 12).find(
    (entry) => view.getUint16(entry, little) === ORIENTATION,
  );
  return found === undefined ? 1 : view.getUint16(found + 8, little);
}

/** Baseline, extended and progressive frames. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xc2;
/** Markers without a length: fill bytes, TEM, restarts, SOI. */
const isBare = (marker: number): boolean => marker === 0xff || marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** The scan, or the end: what comes after is no header. */
const isOver = (marker: number): boolean => marker === 0xd9 || marker === 0xda;

/** A JPEG's size by its frame header, from segment to segment: every step goes forward. Null where there is none. */
export function jpegSize(view: DataView): JpegSize | null {
  let orientation = 1;
  for (let at = 2; at + 9 <= view.byteLength;) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff || isBare(marker)) {
      at += 1;
      continue;
    }
    if (isOver(marker)) return null;
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), orientation };
    const length = view.getUint16(at + 2);
    const end = at + 2 + Math.max(2, length);
    if (marker === 0xe1 && end <= view.byteLength)
      orientation = Math.max(orientation, orientationIn(new DataView(view.buffer, view.byteOffset + at + 4, end - at - 4)));
    at = end;
  }
  return null;
}
