import { constants, crc32, deflateSync, gzipSync } from "node:zlib";

const BEST = { level: constants.Z_BEST_COMPRESSION };

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  return Buffer.concat([u32(content.length), body, u32(crc32(body))]);
}

const header = (width: number, height: number): Buffer =>
  chunk("IHDR", Buffer.concat([u32(width), u32(height), Buffer.from([8, 2, 0, 0, 0])]));
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const END = chunk("IEND", Buffer.alloc(0));

/** A PNG whose pixels, all black, take `width × height × 3` bytes, a thousand times what the file has. */
export const pngBomb = (width: number, height: number): Buffer =>
  Buffer.concat([SIGNATURE, header(width, height), chunk("IDAT", deflateSync(Buffer.alloc((width * 3 + 1) * height), BEST)), END]);

/** A good small PNG with a text that unpacks to so many bytes. */
export function textBomb(bytes: number): Buffer {
  const text = Buffer.concat([Buffer.from("Comment\0\0", "latin1"), deflateSync(Buffer.alloc(bytes, 65), BEST)]);
  return Buffer.concat([SIGNATURE, header(64, 64), chunk("zTXt", text), chunk("IDAT", deflateSync(Buffer.alloc((64 * 3 + 1) * 64))), END]);
}

/** A drawing packed with gzip that unpacks to so many bytes. */
export const svgBomb = (bytes: number): Buffer =>
  gzipSync(
    Buffer.concat([
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">'),
      Buffer.alloc(bytes, 32),
      Buffer.from("</svg>"),
    ]),
    BEST,
  );

/** A GIF of so many pictures of one pixel each, shown for ever; `ends`: it has an end. */
export function endlessGif(pictures: number, ends: boolean): Buffer {
  const start = Buffer.from("47494638396101000100800000000000ffffff21ff0b4e45545343415045322e300301000000", "hex");
  const picture = Buffer.from("21f90400010000002c000000000100010000020144", "hex");
  const all = Buffer.concat([start, ...Array.from({ length: pictures }, () => Buffer.concat([picture, Buffer.from([0])]))]);
  return ends ? Buffer.concat([all, Buffer.from([0x3b])]) : all;
}

/** The boxes of some bytes (ISO 14496-12). */
function boxesOf(bytes: Buffer): { name: string; bytes: Buffer }[] {
  const boxes: { name: string; bytes: Buffer }[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    boxes.push({ name: bytes.toString("latin1", at + 4, at + 8), bytes: bytes.subarray(at, at + length) });
    at += Math.max(8, length);
  }
  return boxes;
}

/** An MP4 that says its tracks so many times; of one whose `moov` stands at its end, as ffmpeg writes it. */
export function manyStreams(mp4: Buffer, times: number): Buffer {
  return Buffer.concat(
    boxesOf(mp4).map(({ name, bytes }) => {
      if (name !== "moov") return bytes;
      const inner = boxesOf(bytes.subarray(8));
      const tracks = inner.filter((one) => one.name === "trak").map((one) => one.bytes);
      const rest = inner.filter((one) => one.name !== "trak").map((one) => one.bytes);
      const body = Buffer.concat([...rest, ...Array.from({ length: times }, () => tracks).flat()]);
      return Buffer.concat([u32(body.length + 8), Buffer.from("moov"), body]);
    }),
  );
}
