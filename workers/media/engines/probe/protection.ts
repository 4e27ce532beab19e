import { open } from "node:fs/promises";

/** A box's header: its length and its name; a length of 1 says that eight bytes of length follow. */
const [HEADER, LONG] = [8, 16];
/** The index of a film of hours has so many bytes at most. */
const MOST_INDEX = 64 * 1024 ** 2;
/** How an MP4 names pictures and sounds that are encrypted (ISO/IEC 14496-12, 8.12). */
const [SCHEME, MARKS] = ["sinf", ["encv", "enca"]];

/** Whether an MP4 or MOV says that its pictures or its sound are encrypted. A file of another kind says nothing. */
export async function isProtected(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const header = Buffer.alloc(LONG);
    for (let at = 0; at + HEADER <= size;) {
      await file.read(header, 0, LONG, at);
      const short = header.readUInt32BE(0);
      const length = short === 1 ? Number(header.readBigUInt64BE(8)) : short === 0 ? size - at : short;
      if (length < HEADER) return false;
      if (header.toString("latin1", 4, HEADER) === "moov") {
        const index = Buffer.alloc(Math.min(length, MOST_INDEX, size - at));
        await file.read(index, 0, index.length, at);
        return index.includes(SCHEME, 0, "latin1") && MARKS.some((mark) => index.includes(mark, 0, "latin1"));
      }
      at += length;
    }
    return false;
  } finally {
    await file.close();
  }
}
