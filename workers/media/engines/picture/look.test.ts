import sharp from "sharp";
import { expect, it } from "vitest";
import { isRepeat } from "../../../../timeline/compose/alike.ts";
import { lookOf } from "./look.ts";

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };
const bicycle = (color: string, stroke = 14) =>
  `<g fill="none" stroke="${color}" stroke-width="${stroke}"><circle cx="200" cy="420" r="110"/><circle cx="560" cy="420" r="110"/><path d="M200 420 L320 220 L520 220 L560 420 M320 220 L400 420 L520 220 M300 180 h60"/></g>`;

async function lookAt(content: string, [width, height] = [760, 600]): Promise<{ look: string; ground: string; people: [] }> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 600" width="${width}" height="${height}"><rect width="760" height="600" fill="#fff"/>${content}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { look: lookOf({ data, width: info.width, height: info.height }, WHOLE), ground: "#ffffff", people: [] };
}

it("looks the same in another size and in another colour, and not from another side", async () => {
  const black = await lookAt(bicycle("#222"));
  expect(isRepeat(black, await lookAt(bicycle("#222"), [380, 300]), false)).toBe(true);
  expect(isRepeat(black, await lookAt(bicycle("#c3182b")), false)).toBe(true);
  const front =
    '<g fill="none" stroke="#222" stroke-width="14"><ellipse cx="380" cy="420" rx="24" ry="120"/><path d="M380 300 V150 M250 150 h260"/></g>';
  expect(isRepeat(black, await lookAt(front), false)).toBe(false);
});
