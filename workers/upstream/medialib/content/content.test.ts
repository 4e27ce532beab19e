import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { sniff } from "../../../../trpc/contract/rules/magic.ts";
import { locationIn, patched } from "./location.ts";
import type { Readable } from "./object.ts";
import { pngChecks } from "./png-checks.ts";
import { cleanSvg, svgSize } from "./svg.ts";
import { isWhole } from "./whole.ts";

const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes);
/** Colourful, so that its compressed bytes are many. */
const noise = sharp({
  create: { width: 320, height: 200, channels: 3, noise: { type: "gaussian", mean: 120, sigma: 60 }, background: "#000" },
});
const PARIS = { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 27/1", GPSLongitudeRef: "E", GPSLongitude: "2/1 17/1 42/1" };

/** A bucket that holds one file. */
const holding = (bytes: Uint8Array<ArrayBuffer>): Readable => ({
  get: async (_key, { range: { offset, length } }) => new Response(bytes.slice(offset, offset + length)),
});
const whole = (bytes: Uint8Array<ArrayBuffer>) => {
  const format = sniff(bytes);
  if (!format) throw new Error("none of ours");
  return isWhole({ bucket: holding(bytes), key: "a", size: bytes.length, format, head: bytes.slice(0, 4096) });
};
const bmp = (rows: number) => {
  const bytes = Buffer.alloc(54 + rows * 12);
  bytes.write("BM");
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(4, 18);
  bytes.writeInt32LE(-20, 22);
  bytes.writeUInt16LE(24, 28);
  return own(bytes);
};

describe("a picture is taken whole", () => {
  it.each(["jpeg", "png", "gif", "webp", "avif"] as const)("%s, and refused wherever it is cut off", async (format) => {
    const bytes = own(await noise.clone().toFormat(format).toBuffer());
    expect(await whole(bytes)).toBe(true);
    for (let tenths = 4; tenths < 10; tenths += 1)
      expect(await whole(bytes.slice(0, (bytes.length * tenths) / 10)), `${tenths}/10`).toBe(false);
    expect(await whole(bytes.slice(0, -16))).toBe(false);
  });

  it("progressive, with something behind its end, and as BMP", async () => {
    const bytes = await noise.clone().jpeg({ progressive: true }).toBuffer();
    expect(await whole(own(bytes))).toBe(true);
    // A phone's moving picture: a film follows the JPEG.
    expect(await whole(own(Buffer.concat([bytes, Buffer.alloc(200_000, 7)])))).toBe(true);
    expect(await whole(own(Buffer.concat([bytes.subarray(0, -400), Buffer.alloc(200_000, 7)])))).toBe(false);
    expect([await whole(bmp(20)), await whole(bmp(19))]).toEqual([true, false]);
  });
});

describe("where a picture was taken", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)("is taken out of %s, which stays the same picture otherwise", async (format) => {
    const bytes = own(
      await noise
        .clone()
        .withExif({ IFD0: { Make: "Reelwright" }, IFD3: PARIS })
        .toFormat(format)
        .toBuffer(),
    );
    const patches = locationIn(bytes);
    expect(patches.length).toBeGreaterThan(0);
    const clean = patched(bytes, 0, format === "png" ? [...patches, ...pngChecks(bytes, patches)] : patches);
    expect(clean).toHaveLength(bytes.length);
    expect(locationIn(own(clean))).toEqual([]);
    const exif = (await sharp(clean, { failOn: "warning" }).metadata()).exif?.toString("latin1") ?? "";
    expect(exif).toContain("Reelwright");
    const [before, after] = await Promise.all([bytes, clean].map((one) => sharp(one, { failOn: "warning" }).raw().toBuffer()));
    expect(after?.equals(before ?? Buffer.of())).toBe(true);
  });

  it("is taken out of XMP and of a film's words, across the pieces that it is read in", () => {
    const text = 'x<rdf exif:GPSLatitude="48,51.45N"/> ©xyz +48.8577+002.2950+035.2/ com';
    const bytes = own(Buffer.from(text, "latin1"));
    const patches = locationIn(bytes);
    const pieces = [
      patched(bytes.subarray(0, 30), 0, patches),
      patched(bytes.subarray(30, 50), 30, patches),
      patched(bytes.subarray(50), 50, patches),
    ];
    expect(Buffer.concat(pieces).toString("latin1")).toBe('x<rdf exif:GPSLatitude="00,00.00N"/> ©xyz +00.0000+000.0000+000.0/ com');
  });

  it.each([
    ["a loop", [8, 0x0825, 0x8825]],
    ["far outside", [0xffff_fff0, 1, 1]],
  ])("EXIF data that leads nowhere is left: %s", (_title, [first = 0]) => {
    const bytes = Buffer.concat([Buffer.from("Exif\0\0II*\0", "latin1"), Buffer.alloc(40, 0x88)]);
    bytes.writeUInt32LE(first, 10);
    expect(() => locationIn(own(bytes))).not.toThrow();
  });
});

const drawing = (inside: string, more = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${more}>${inside}</svg>`;

describe("a drawing", () => {
  it("keeps its shapes, gradients, own styles and pictures that it brings along", () => {
    const inside =
      '<style>.a{fill:url(#g)}</style><defs><linearGradient id="g"><stop offset="0"/></linearGradient></defs>' +
      '<use xlink:href="#g"/><image href="data:image/png;base64,iVBORw0KGgo="/><text>5 &lt; 6 &amp; 夏</text><a href="https://x.example"><path d="M0 0"/></a>';
    const clean = cleanSvg(`<?xml version="1.0"?><!-- by hand -->${drawing(inside, ' viewBox="0 0 24 12"')}`) ?? "";
    for (const kept of [".a{fill:url(#g)}", "<linearGradient", 'xlink:href="#g"', "data:image/png", "5 &lt; 6 &amp; 夏", '<path d="M0 0">'])
      expect(clean).toContain(kept);
    expect(clean).not.toContain("x.example");
    expect(svgSize(clean)).toEqual({ width: 24, height: 12 });
    expect(svgSize(cleanSvg(drawing("", ' width="100%" height="40px"')) ?? "")).toEqual({ width: 300, height: 40 });
  });

  it.each([
    "<script>alert(1)</script>",
    '<script href="https://evil.example/a.js"/>',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
    "<SCRIPT>alert(1)</SCRIPT>",
    '<rect onclick="alert(1)"/>',
    '<rect ONLOAD="alert(1)"/>',
    '<image href="http://evil.example/a.png"/>',
    '<image y:href="http://evil.example/" xmlns:y="http://www.w3.org/1999/xlink"/>',
    '<use href="data:image/svg+xml;base64,evil.example"/>',
    '<use href="//evil.example/a.svg#b"/>',
    '<a href="javascript:alert(1)"><rect/></a>',
    '<a xlink:href="&#106;avascript:alert(1)"><rect/></a>',
    "<style>@import 'https://evil.example/a.css';</style>",
    "<style>.a{background:url(https://evil.example/)}</style>",
    "<style><![CDATA[.a{background:u\\72l(https://evil.example/)}]]></style>",
    "<style>.a{background:image-set('https://evil.example/' 1x)}</style>",
    "<rect style=\"fill:url( 'https://evil.example/' )\"/>",
    '<rect fill="url(https://evil.example/#a)"/>',
    "<foreignObject><iframe src='https://evil.example/'/></foreignObject>",
    "<animate attributeName='href' to='javascript:alert(1)'/>",
    "<set attributeName='onload' to='alert(1)'/>",
    '<g xml:base="https://evil.example/"/>',
  ])("does not keep %s", (inside) => {
    expect(cleanSvg(drawing(inside))).not.toMatch(/evil\.example|alert|javascript/i);
  });

  it("has no entities of its own, and is one drawing", () => {
    const bomb = `<!DOCTYPE svg [<!ENTITY a "lol"><!ENTITY b "&a;&a;">]>${drawing("<text>&b;</text>")}`;
    expect(cleanSvg(bomb)).toBe(drawing("<text>&amp;b;</text>"));
    expect(cleanSvg(drawing("") + drawing("<rect/>"))).toBe(drawing(""));
    for (const none of ["", "hello", "<html><svg/></html>", "<svg", "\0"]) expect(cleanSvg(none), none).toBeNull();
    const deep = drawing("<g>".repeat(50_000));
    expect(cleanSvg(deep)?.length).toBeGreaterThan(100_000);
  });
});
