import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { readLogo } from "./logo.ts";

/** A mark of 60 × 20 pixels in a field of 200 × 100. */
const mark = (color: string, ground = "") =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">${
      ground && `<rect width="200" height="100" fill="${ground}"/>`
    }<rect x="40" y="30" width="60" height="20" fill="${color}"/></svg>`,
  );

async function read(svg: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), "reelwright-logo-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [source, made] = [join(folder, "in.png"), join(folder, "logo.webp")];
  await sharp(svg).png().toFile(source);
  return { seen: await readLogo(source, made), made };
}

test("a transparent logo is trimmed to what is drawn, and keeps its transparency", async () => {
  const { seen, made } = await read(mark("#0b5fff"));
  expect(seen).toMatchObject({ width: 60, height: 20, ground: null, opaque: false, colors: ["#0b5fff"] });
  expect(await sharp(made).metadata()).toMatchObject({ width: 60, height: 20, format: "webp" });
});

test("a logo on plain ground is trimmed, and says which ground it is on; its colors are not the ground's", async () => {
  const { seen } = await read(mark("#e4002b", "#fff8ee"));
  expect(seen).toMatchObject({ width: 60, height: 20, ground: "#fff8ee", opaque: true, colors: ["#e4002b"] });
});

test("a logo that fills its rectangle stays whole", async () => {
  const { seen } = await read(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="200" height="50" fill="#112233"/><rect y="50" width="200" height="50" fill="#ddeeff"/></svg>`,
    ),
  );
  expect(seen).toMatchObject({ width: 200, height: 100, ground: null, opaque: true });
});

test("a blank file is no logo", async () => {
  await expect(read(mark("#ffffff", "#ffffff"))).rejects.toMatchObject({ code: "INPUT_UNREADABLE" });
});

async function readSvg(svg: string) {
  const folder = await mkdtemp(join(tmpdir(), "reelwright-logo-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "near.png"), await sharp(mark("#e4002b")).png().toBuffer());
  const source = join(folder, "in.svg");
  await writeFile(source, svg);
  return readLogo(source, join(folder, "logo.webp"));
}

test("an SVG is drawn large, however small its own size is", async () => {
  const seen = await readSvg(
    mark("#0b5fff").toString().replace('width="200" height="100"', 'viewBox="0 0 200 100" width="50" height="25"'),
  );
  expect(seen).toMatchObject({ width: 432, height: 144, ground: null, opaque: false, colors: ["#0b5fff"] });
});

test("an SVG is drawn without the files that lie beside it, and one that is broken is unreadable", async () => {
  const near = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><image href="near.png" width="200" height="100"/></svg>';
  await expect(readSvg(near)).rejects.toMatchObject({ code: "INPUT_UNREADABLE" });
  await expect(readSvg("<svg><g></svg>")).rejects.toMatchObject({ code: "INPUT_UNREADABLE" });
});
