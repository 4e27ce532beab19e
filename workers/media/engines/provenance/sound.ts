import type { JobOf } from "../../protocol/jobs.ts";
import { chunk } from "./riff.ts";

type MadeBy = JobOf<"provenance">["made"];

/** Text of RIFF INFO ends with a zero. */
const noted = (name: string, text: string): Buffer => chunk(name, Buffer.from(`${text}\0`));

/**
 * A WAV with two chunks at its end: LIST INFO (software, time, comment), which players show, and `_PMX` with the packet
 * (XMP specification, part 3, "AVI and WAV"). The samples stay where they are.
 */
export function inWav(file: Buffer, xmp: Buffer, { generator, model, at }: MadeBy): Buffer {
  const info = Buffer.concat([Buffer.from("INFO"), noted("ISFT", generator), noted("ICRD", at), noted("ICMT", `Made with AI: ${model}`)]);
  const all = Buffer.concat([file, Buffer.alloc(file.length % 2), chunk("LIST", info), chunk("_PMX", xmp)]);
  all.writeUInt32LE(all.length - 8, 4);
  return all;
}

const HEADER = 10;

/** A size of ID3v2.4: seven bits to the byte. */
const synchsafe = (size: number): Buffer => Buffer.from([21, 14, 7, 0].map((by) => (size >> by) & 0x7f));

function frame(name: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(name), synchsafe(body.length), Buffer.alloc(2), body]);
}

const UTF8 = Buffer.from([3]);
const text = (name: string, ...parts: string[]): Buffer => frame(name, Buffer.concat([UTF8, Buffer.from(parts.join("\0"))]));

/** Where the sound begins: after a tag that is there already (ID3v2 §3.1; a footer is as long as a header). */
function afterTag(file: Buffer): number {
  if (file.toString("latin1", 0, 3) !== "ID3") return 0;
  const size = [6, 7, 8, 9].reduce((sum, byte) => (sum << 7) | ((file[byte] ?? 0) & 0x7f), 0);
  const footer = ((file[5] ?? 0) & 0x10) > 0 ? HEADER : 0;
  return HEADER + size + footer;
}

/** An MP3 with one ID3v2.4 tag in place of its own: software, time, model, and the packet in a PRIV frame (XMP specification, part 3). */
export function inMp3(file: Buffer, xmp: Buffer, { generator, model, at }: MadeBy): Buffer {
  const frames = Buffer.concat([
    text("TSSE", generator),
    // ID3v2.4 has no fractions of a second, and its time is UTC.
    text("TDRC", at.slice(0, 19)),
    text("TXXX", "AISystemUsed", model),
    frame("PRIV", Buffer.concat([Buffer.from("XMP\0"), xmp])),
  ]);
  const header = Buffer.concat([Buffer.from("ID3"), Buffer.from([4, 0, 0]), synchsafe(frames.length)]);
  return Buffer.concat([header, frames, file.subarray(afterTag(file))]);
}
