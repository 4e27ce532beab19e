import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ResultOf } from "../../protocol/jobs.ts";
import { pngOf } from "../../../../tests/setup/png.ts";
import { portrait } from "../../testing/portrait.ts";
import { inspect, pixels as decoded } from "./decode.ts";
import { readPicture } from "./engine.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "picture-test-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const place = { key: "k", url: "http://127.0.0.1:9/k", content_type: "image/webp" };
const at = (name: string): string => join(folder, name);

async function read(source: Buffer, cutout = true, scale = 1, unprinted = false): Promise<ResultOf<"picture">> {
  await writeFile(at("source"), source);
  return await readPicture(
    { source: at("source"), normal: at("normal.webp"), cutout: at("cutout.webp") },
    { kind: "picture", picture: place, scale, normal: place, cutout: cutout ? place : null, unprinted },
    () => undefined,
  );
}

const svg = (content: string): Buffer => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800">${content}</svg>`);
const SHADOW =
  '<filter id="s"><feGaussianBlur stdDeviation="16"/></filter><ellipse cx="410" cy="705" rx="190" ry="26" opacity=".35" filter="url(#s)"/>';
/** A blue bottle with a yellow cap: its box is 300…500 × 120…700. */
const BOTTLE =
  '<rect x="350" y="120" width="100" height="90" rx="12" fill="#e8b23a"/><path d="M330 210 h140 q30 40 30 90 v370 q0 30 -30 30 h-140 q-30 0 -30 -30 v-370 q0 -50 30 -90z" fill="#1879c0"/>';
const MUG =
  '<path d="M500 300 q170 0 150 120 q-10 110 -160 100" fill="none" stroke="#c43b2f" stroke-width="40"/><path d="M200 260 h320 l-24 350 q-4 30 -34 30 h-204 q-30 0 -34 -30z" fill="#d9483b"/>';

async function rgba(): Promise<{ at: (x: number, y: number) => number[]; width: number }> {
  const { data, info } = await sharp(at("cutout.webp")).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, at: (x, y) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)] };
}

test("a product on white is cut out without its shadow and without a white or a black edge, and the palette is its own", async () => {
  const result = await read(
    await sharp(svg(`<rect width="800" height="800" fill="#fff"/>${SHADOW}${BOTTLE}`))
      .jpeg({ quality: 88 })
      .toBuffer(),
  );
  expect(result).toMatchObject({ width: 800, height: 800, format: "jpeg", faces: 0 });
  expect(result.cutout?.confidence).toBeGreaterThan(0.8);
  const box = result.cutout?.box ?? { x: 0, y: 0, width: 0, height: 0 };
  [box.x - 0.375, box.y - 0.15, box.width - 0.25, box.height - 0.725].forEach((error) => expect(Math.abs(error)).toBeLessThan(0.012));
  // The palette is the product's, not the background's, most of it first.
  const { palette } = result;
  expect(palette.length).toBe(2);
  const first = (palette[0] ?? "").match(/[0-9a-f]{2}/g)?.map((part) => Number.parseInt(part, 16)) ?? [];
  [0x18, 0x79, 0xc0].map((part, index) => (first[index] ?? 0) - part).forEach((error) => expect(Math.abs(error)).toBeLessThan(8));
  expect(palette[1]).toMatch(/^#e[0-9a-f]b/);
  const pixels = await rgba();
  expect(pixels.at(400, 500)[3]).toBe(255);
  for (const [x, y] of [
    [10, 10],
    [560, 705],
    [290, 500],
  ] as const)
    expect(pixels.at(x, y)[3]).toBe(0);
  for (let x = 292; x < 308; x += 1) {
    const [red = 0, , blue = 0, alpha = 0] = pixels.at(x, 500);
    if (alpha <= 12) continue;
    expect(red).toBeLessThan(110);
    expect(blue).toBeGreaterThan(130);
  }
});

test("what the background shows through is cut out too", async () => {
  const result = await read(
    await sharp(svg(`<rect width="800" height="800" fill="#fafafa"/>${MUG}`))
      .jpeg()
      .toBuffer(),
  );
  expect(result.cutout).not.toBeNull();
  const pixels = await rgba();
  expect(pixels.at(570, 410)[3]).toBe(0);
  expect(pixels.at(640, 400)[3]).toBeGreaterThan(240);
});

test("a product on a background of many colours is cut out by the network", async () => {
  const backdrop =
    '<defs><radialGradient id="g"><stop offset="0" stop-color="#f4e3d2"/><stop offset="1" stop-color="#b98a63"/></radialGradient></defs><rect width="800" height="800" fill="url(#g)"/>';
  const { cutout } = await read(
    await sharp(svg(backdrop + BOTTLE))
      .jpeg()
      .toBuffer(),
  );
  expect(Math.abs((cutout?.box.x ?? 0) - 0.375)).toBeLessThan(0.02);
  expect(Math.abs((cutout?.box.height ?? 0) - 0.725)).toBeLessThan(0.03);
});

test("a pattern from edge to edge has no cut-out, and its focus is all of it", async () => {
  const tiles = Array.from(
    { length: 64 },
    (_, index) =>
      `<rect x="${(index % 8) * 100}" y="${Math.floor(index / 8) * 100}" width="100" height="100" fill="hsl(${index * 47},50%,50%)"/>`,
  ).join("");
  expect(await read(await sharp(svg(tiles)).png().toBuffer())).toMatchObject({ cutout: null, focus: { x: 0, y: 0, width: 1, height: 1 } });
});

test("a person is counted and cut out of a real photograph, and not trusted where its rim cuts him off", async () => {
  const result = await read(await portrait());
  expect(result.faces).toBe(1);
  expect(result.people).toHaveLength(1);
  expect(result.cutout?.doubt).not.toBeNull();
  const { at: pixel, width } = await rgba();
  expect(pixel(Math.round(width / 2), Math.round(width / 2))[3]).toBe(255);
  expect(pixel(2, 2)[3]).toBeLessThan(40);
});

test("a picture that is transparent already keeps its own edge", async () => {
  const result = await read(await sharp(svg(BOTTLE)).png().toBuffer());
  expect(result).toMatchObject({ format: "png", engine: "built-in:alpha", cutout: { confidence: 1 } });
});

test.each([
  ["on white", 2400, `<rect width="800" height="800" fill="#fff"/>${SHADOW}${BOTTLE}`],
  [
    "on many colours",
    1600,
    `<defs><linearGradient id="g"><stop offset="0" stop-color="#f4e3d2"/><stop offset="1" stop-color="#98a6b3"/></linearGradient></defs><rect width="800" height="800" fill="url(#g)"/>${MUG}`,
  ],
  ["on nothing", 1600, BOTTLE],
])(
  "a product %s: half the files have half the size and the same shape, and what is said of them is the same",
  async (_name, side, content) => {
    const source = await sharp(svg(content)).resize(side).png().toBuffer();
    const whole = await read(source);
    expect(whole.cutout).toMatchObject({ width: 1440, height: 1440 });
    const [large, { width }] = [
      await sharp(at("cutout.webp")).extractChannel(3).resize(720).raw().toBuffer(),
      await sharp(at("normal.webp")).metadata(),
    ];
    expect(await read(source, true, 0.5)).toEqual(whole);
    const small = await sharp(at("cutout.webp")).extractChannel(3).raw().toBuffer();
    expect([width, (await sharp(at("normal.webp")).metadata()).width]).toEqual([Math.min(2160, side), 1080]);
    const other = small.filter((value, index) => Math.abs(value - (large[index] ?? 0)) > 96).length;
    expect([small.length, other / small.length < 0.004]).toEqual([720 * 720, true]);
  },
);

test("large pictures are brought to 2160, turned ones stand upright, and no metadata stays", async () => {
  const turned = await sharp(svg(BOTTLE))
    .resize(3000, 2400, { fit: "fill" })
    .flatten({ background: "#fff" })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await read(turned, false)).toMatchObject({ width: 1728, height: 2160, cutout: null });
  const { format, width, exif, orientation } = await sharp(at("normal.webp")).metadata();
  expect({ format, width, exif, orientation }).toEqual({ format: "webp", width: 1728, exif: undefined, orientation: undefined });
});

test.each(["gif", "webp", "avif"] as const)(
  "%s is read by its content",
  async (format) => {
    const source = await sharp(svg(`<rect width="800" height="800" fill="#fff"/>${BOTTLE}`))
      .toFormat(format, { effort: 1 })
      .toBuffer();
    await writeFile(at("source"), source);
    const found = await inspect(at("source"));
    expect(found).toMatchObject({ format, width: 800 });
    const { data } = await decoded(found, 80);
    const middle = (50 * 80 + 40) * 3;
    expect((data[middle + 2] ?? 0) - (data[middle] ?? 0)).toBeGreaterThan(120);
  },
  30_000,
);

test("what is no picture, damaged, too small or a bomb is refused with its reason", async () => {
  const side = 20_000;
  const png = pngOf({ width: side, height: side, depth: 1, colour: 0 }, Buffer.alloc(side * (1 + side / 8)));
  const jpeg = await sharp(svg(BOTTLE)).flatten({ background: "#fff" }).jpeg().toBuffer();
  const small = await sharp(svg(BOTTLE)).resize(40).png().toBuffer();
  const refused: [Buffer, string][] = [
    [Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "INPUT_UNREADABLE"],
    [Buffer.from("GIF89a"), "INPUT_UNREADABLE"],
    [jpeg.subarray(0, jpeg.length / 3), "INPUT_UNREADABLE"],
    [small, "INPUT_TOO_SMALL"],
    [png, "INPUT_TOO_LARGE"],
  ];
  for (const [source, code] of refused) await expect(read(source)).rejects.toMatchObject({ code });
});

const LABEL = (x: number, y: number, fill: string, size = 44): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-family="sans-serif" font-weight="bold" fill="${fill}">Summer OFFER</text>`;

test.each([
  ["beside the product, on its ground", `${BOTTLE}${LABEL(40, 70, "#1b4fa0")}`, 1],
  ["on the product", `<rect x="180" y="200" width="440" height="440" rx="16" fill="#1f5c4d"/>${LABEL(225, 430, "#ffffff", 50)}`, 0],
  ["nowhere", BOTTLE, 0],
])("a shop's printed words %s", async (_where, content, lines) => {
  const { printed, cutout } = await read(
    await sharp(svg(`<rect width="800" height="800" fill="#fff"/>${content}`))
      .png()
      .toBuffer(),
  );
  expect(printed.length > 0 ? 1 : 0).toBe(lines);
  printed.forEach((box) => expect(box.y + box.height).toBeLessThan(0.16));
  // What is printed on plain ground is not cut out with the thing, and does not make its cut-out doubtful.
  expect(cutout).toMatchObject({ doubt: null });
  const pixels = await rgba();
  for (let x = 40; x < 330; x += 2) expect(pixels.at(x, 56)[3]).toBe(0);
});

test("a label that is there to be read is no picture of the product", async () => {
  const rows = Array.from({ length: 11 }, (_, row) => LABEL(150, 190 + row * 48, "#222", 34)).join("");
  const { printed, cutout } = await read(
    await sharp(svg(`<rect width="800" height="800" fill="#fff"/><rect x="120" y="140" width="560" height="560" fill="#cfd8dc"/>${rows}`))
      .png()
      .toBuffer(),
  );
  expect(printed.length).toBeGreaterThanOrEqual(10);
  expect(cutout?.confidence ?? 0).toBeLessThan(0.5);
});

const BADGE = (x: number, y: number): string =>
  `<rect x="${x}" y="${y}" width="306" height="56" fill="#d8232a"/>${LABEL(x + 16, y + 39, "#ffffff", 30)}`;
const png = (content: string): Promise<Buffer> => sharp(svg(content)).flatten({ background: "#fff" }).png().toBuffer();

async function shown(): Promise<(x: number, y: number) => number[]> {
  const { data, info } = await sharp(at("normal.webp")).raw().toBuffer({ resolveWithObject: true });
  return (x, y) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
}
const red = ([r = 0, g = 0]: readonly number[]): boolean => r > 180 && g < 100;

test("a badge that hangs over the thing's edge is not cut out with it, and stays in the photograph", async () => {
  const { printed, cutout } = await read(await png(`<rect width="800" height="800" fill="#fff"/>${BOTTLE}${BADGE(480, 580)}`));
  expect(printed.length).toBeGreaterThan(0);
  expect(cutout?.doubt).toBeNull();
  const pixels = await rgba();
  expect([pixels.at(700, 590)[3], pixels.at(400, 600)[3]]).toEqual([0, 255]);
  expect(red((await shown())(700, 590))).toBe(true);
});

test("a name as high as the thing that it is printed on is the thing's own", async () => {
  const name =
    '<text x="180" y="446" font-family="sans-serif" font-weight="bold" font-size="120" textLength="440" fill="#fff">SALEOR</text>';
  const { cutout } = await read(
    await png(`<rect width="800" height="800" fill="#fff"/><rect x="150" y="330" width="500" height="150" rx="40" fill="#2457c5"/>${name}`),
  );
  expect(cutout?.doubt).toBeNull();
  expect((await rgba()).at(400, 345)[3]).toBe(255);
});

test("where it is wanted unprinted, stickers, badges and logos on plain ground are ground in the photograph, too", async () => {
  const { printed } = await read(
    await png(
      `<rect width="800" height="800" fill="#fff"/>${BOTTLE}${BADGE(480, 580)}${BADGE(40, 40)}<circle cx="740" cy="60" r="24" fill="#0a7"/>`,
    ),
    true,
    1,
    true,
  );
  expect(printed).toEqual([]);
  const pixel = await shown();
  for (const [x, y] of [
    [700, 590],
    [60, 50],
    [740, 60],
  ] as const)
    expect(Math.min(...pixel(x, y))).toBeGreaterThan(245);
  expect(pixel(400, 500)[2]).toBeGreaterThan(150);
});

test("words on a pack, and its second part, are no stickers", async () => {
  const pack = `<rect x="180" y="200" width="300" height="440" rx="16" fill="#1f5c4d"/>${LABEL(200, 430, "#ffffff", 34)}<rect x="540" y="420" width="180" height="220" fill="#d9a520"/>`;
  await read(await png(`<rect width="800" height="800" fill="#fff"/>${pack}`), true, 1, true);
  const pixel = await shown();
  expect([pixel(300, 300)[1], pixel(630, 500)[0]]).toEqual([expect.closeTo(0x5c, -1.5), expect.closeTo(0xd9, -1.5)]);
});

test("of a page of small words nothing is left out", async () => {
  const rows = Array.from({ length: 12 }, (_, row) => LABEL(150, 150 + row * 48, "#222", 22)).join("");
  const frame = '<path d="M120 110 h560 v600 h-560z M400 110 v600" fill="none" stroke="#222" stroke-width="4"/>';
  const { printed } = await read(await png(`<rect width="800" height="800" fill="#fff"/>${frame}${rows}`), true, 1, true);
  expect(printed.length).toBeGreaterThanOrEqual(10);
});

const SCENE =
  '<defs><linearGradient id="g" x2="0.3" y2="1"><stop offset="0" stop-color="#f4e3d2"/><stop offset="1" stop-color="#98a6b3"/></linearGradient></defs><rect width="800" height="800" fill="url(#g)"/>';

test("a shop's label at the side of a scene is painted out where it is wanted unprinted, and nothing else is", async () => {
  const source = await png(`${SCENE}${BOTTLE}${BADGE(20, 730)}`);
  expect((await read(source)).printed.length).toBeGreaterThan(0);
  expect(red((await shown())(60, 736))).toBe(true);
  expect((await read(source, true, 1, true)).printed).toEqual([]);
  const pixel = await shown();
  expect(red(pixel(60, 736))).toBe(false);
  expect(pixel(400, 500)[2]).toBeGreaterThan(150);
});

test("words in the middle of a scene stay, and are told", async () => {
  const { printed } = await read(
    await png(`${SCENE}<rect x="560" y="80" width="160" height="300" fill="#1879c0"/>${LABEL(250, 430, "#b01020", 40)}`),
    true,
    1,
    true,
  );
  expect(printed.length).toBeGreaterThan(0);
  const pixel = await shown();
  expect(Array.from({ length: 280 }, (_, x) => pixel(255 + x, 416)).some(red)).toBe(true);
});

test("words that run down the side of a scene are left out of what is shown", async () => {
  const down = `<text transform="translate(690 150) rotate(90)" font-size="44" font-family="sans-serif" font-weight="bold" fill="#b01020">Summer OFFER</text>`;
  const source = await png(`${SCENE}${BOTTLE}<rect x="670" y="120" width="80" height="400" fill="#fff"/>${down}`);
  expect((await read(source)).printed).toHaveLength(1);
  const { printed, width } = await read(source, true, 1, true);
  expect(printed).toEqual([]);
  expect(width).toBeLessThan(680);
});

test("a photograph with a call-out is a poster, with all its words", async () => {
  const callOut = `${LABEL(30, 480, "#444", 24)}<path d="M225 472 H400" stroke="#fa6b6d" stroke-width="2"/><circle cx="400" cy="472" r="6" fill="#fa6b6d"/>`;
  const { printed, width } = await read(await png(`${SCENE}${BOTTLE}${callOut}`), false, 1, true);
  expect([printed.length, width]).toEqual([1, 800]);
  expect((await read(await png(`${SCENE}${BOTTLE}${LABEL(30, 480, "#444", 24)}`), false, 1, true)).printed).toEqual([]);
});

test("labels on a thing are told apart from words beside it", async () => {
  const tags = [300, 380, 460, 540].map(
    (y) => `<rect x="260" y="${y - 40}" width="280" height="56" rx="28" fill="#4a3b2c"/>${LABEL(300, y, "#fff", 30)}`,
  );
  const thing = `<rect x="150" y="180" width="500" height="480" rx="30" fill="#7d4b3a"/>`;
  const { lettering, printed } = await read(
    await png(`<rect width="800" height="800" fill="#eee"/>${thing}${tags.join("")}${LABEL(40, 70, "#1b4fa0")}`),
  );
  expect([lettering.length, printed.length]).toEqual([4, 1]);
});

test("of a white thing on white the whole is the focus, not the mark on it", async () => {
  const box = '<rect x="140" y="100" width="520" height="600" rx="30" fill="#f4f4f4"/><circle cx="250" cy="220" r="55" fill="#8a8a8a"/>';
  const { focus } = await read(await png(`<rect width="800" height="800" fill="#fff"/>${box}`));
  expect(focus.width).toBeGreaterThan(0.6);
  expect(focus.height).toBeGreaterThan(0.7);
});

test("of a shop's page the photograph is taken where it is wanted unprinted, and a text on it makes it a page", async () => {
  const photograph = `<defs><linearGradient id="wall"><stop stop-color="#6b7f52"/><stop offset="1" stop-color="#c9b48a"/></linearGradient></defs><rect x="60" y="230" width="680" height="500" fill="url(#wall)"/><circle cx="400" cy="480" r="150" fill="#1879c0"/>`;
  const head = [80, 150].map(
    (y) => `<text x="120" y="${y}" font-size="44" font-family="sans-serif" font-weight="bold" fill="#222">Made for every day</text>`,
  );
  const page = await png(`<rect width="800" height="800" fill="#fff"/>${head.join("")}${photograph}`);
  const taken = await read(page, false, 1, true);
  expect(Math.abs(taken.width - 680)).toBeLessThan(12);
  expect(Math.abs(taken.height - 500)).toBeLessThan(12);
  expect(await read(page, false)).toMatchObject({ width: 800, height: 800 });
});
