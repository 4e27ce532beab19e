import { expect, it } from "vitest";
import sharp from "sharp";
import { focusOf, windowAt } from "./focus.ts";

it("a window has the focus in its middle, and never leaves the picture", () => {
  const [of, window] = [
    { width: 400, height: 1000 },
    { width: 400, height: 400 },
  ];
  expect(windowAt({ x: 0.5, y: 0.5 }, of, window)).toEqual({ left: 0, top: 300 });
  expect(windowAt({ x: 0.5, y: 0.1 }, of, window)).toEqual({ left: 0, top: 0 });
  expect(windowAt({ x: 0.2, y: 0.95 }, of, window)).toEqual({ left: 0, top: 600 });
});

it("where nobody's face is seen, what stands out stays in view", async () => {
  const [width, height] = [1200, 400];
  const mug = `<rect x="130" y="110" width="130" height="200" rx="16" fill="#c43b2f"/><path d="M260 150 q80 0 70 60 q-6 50 -74 46" fill="none" stroke="#c43b2f" stroke-width="22"/>`;
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="270" fill="#9fc4e8"/><rect y="270" width="${width}" height="130" fill="#d8c39a"/>${mug}</svg>`;
  const data = new Uint8Array(await sharp(Buffer.from(scene)).removeAlpha().raw().toBuffer());
  expect((await focusOf({ data, width, height })).x).toBeLessThan(0.3);
});
