import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { portrait } from "../../testing/portrait.ts";
import { describePictures } from "./engine.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "describe-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function kept(name: string, bytes: Buffer): Promise<string> {
  await writeFile(join(folder, name), bytes);
  return join(folder, name);
}

it("tells of pictures the things, faces, colors and words in them, each once", async () => {
  const sign = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><rect width="900" height="300" fill="#1879c0"/>
    <text x="60" y="190" font-size="110" font-family="sans-serif" fill="#fff">Summer SALE</text></svg>`;
  const paths = [await kept("person", await portrait()), await kept("sign", await sharp(Buffer.from(sign)).png().toBuffer())];
  const told = await describePictures(paths, [1, 2], () => undefined);
  expect(told).toMatchObject({ faces: 1, colours: expect.arrayContaining(["#1879c0"]) });
  expect(told.objects.map(({ what }) => what)).toContain("person");
  expect(told.text).toContain("Summer SALE");
  expect(told.read.map(({ at, text }) => [at, text.includes("Summer SALE")])).toEqual([
    [1, false],
    [2, true],
  ]);
  await expect(describePictures([await kept("no", Buffer.from("no picture"))], [], () => undefined)).rejects.toMatchObject({
    code: "INPUT_UNREADABLE",
  });
}, 60_000);
