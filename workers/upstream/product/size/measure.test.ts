import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { measure } from "./measure.ts";

const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes);
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#335577" } });

describe("a picture's size, by its bytes", () => {
  it.each(["png", "gif", "webp", "avif"] as const)("of %s", async (format) => {
    expect(measure(own(await picture(320, 200).toFormat(format).toBuffer()))).toEqual({
      width: 320,
      height: 200,
      content_type: `image/${format}`,
    });
  });

  it.each([
    [1, 320, 200],
    [3, 320, 200],
    [6, 200, 320],
    [8, 200, 320],
  ])("of a JPEG as its camera was held (EXIF orientation %i)", async (orientation, width, height) => {
    for (const progressive of [false, true]) {
      const bytes = await picture(320, 200).withMetadata({ orientation, icc: "srgb" }).jpeg({ progressive }).toBuffer();
      expect(measure(own(bytes))).toEqual({ width, height, content_type: "image/jpeg" });
    }
  });

  it.each([
    "",
    "hello",
    "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
    "BM",
    "\u00ff\u00d8\u00ff",
    "GIF89a",
    "RIFF\0\0\0\0WEBPVP8 ",
  ])("of what is none of ours is null (%j)", (text) => {
    expect(measure(own(Buffer.from(text, "latin1")))).toBeNull();
  });
});

const at = (place: number, ...parts: [number, string | number][]): Uint8Array<ArrayBuffer> => {
  const bytes = Buffer.alloc(place);
  for (const [where, what] of parts) {
    if (typeof what === "string") bytes.write(what, where, "latin1");
    else bytes.writeUInt32BE(what, where);
  }
  return own(bytes);
};

describe("a file made to hold the reader ends at once", () => {
  const box = (from: number, size: number, name: string): [number, string | number][] => [
    [from, size],
    [from + 4, name],
  ];
  const avif = (spread: number) =>
    at(
      spread,
      ...box(0, 16, "ftypavif"),
      ...box(16, spread - 16, "meta"),
      ...box(28, spread - 28, "iprp"),
      ...box(36, spread - 36, "ipco"),
      ...box(44, 0, "ispe"),
    );
  const many = avif(4_000_000);
  for (let from = 44; from + 24 < many.length; from += 20) many.set(at(8, [0, 20], [4, "ispe"]), from);
  it.each([
    ["ICNS, an entry of no length", at(64, [0, "icns"], [4, 4000], [8, "ic07"], [12, 8], [16, "ic07"])],
    ["JPEG XL, a part of no length", at(64, [0, 12], [4, "JXL "], [8, 0x0d0a870a], [12, 16], [16, "ftypjxl "], [32, "jxlp"])],
    ["AVIF, a size of no length", avif(80)],
    ["AVIF of a hundred thousand sizes", many],
    ["JPEG of ten million zeros", at(10_000_000, [0, 0xffd8ff00])],
    ["JPEG of fill bytes alone", new Uint8Array(10_000_000).fill(0xff).fill(0xd8, 1, 2)],
    [
      "JPEG of segments without a length",
      new Uint8Array(4_000_000).map((_, index) => (index % 4 === 0 ? 0xff : index === 1 ? 0xd8 : index % 4 === 1 ? 0xe1 : 0)),
    ],
  ])("%s", (_title, bytes) => {
    expect(measure(bytes)).toBeNull();
  });
});
