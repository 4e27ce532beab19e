import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { columnsIn } from "./columns.ts";

async function columnsOn(content: string) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="#f3f1ee"/>${content}</svg>`;
  const { data, info } = await sharp(Buffer.from(drawing)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return await columnsIn({ data, width: info.width, height: info.height });
}

const words = (text: string, transform: string): string =>
  `<text transform="${transform}" font-size="30" font-family="sans-serif" font-weight="bold" fill="#333">${text}</text>`;
const turned = (text: string, x = 500): string => words(text, `translate(${x} 120) rotate(90)`);
const repeated = (count: number, one: (at: number) => string): string => Array.from({ length: count }, (_, at) => one(at)).join("");
/** Letters one below the other, the first around 140 of 600. */
const below = (text: string): string =>
  repeated(
    text.length,
    (at) => `<text x="515" y="${150 + at * 34}" text-anchor="middle" font-size="30" font-family="sans-serif">${text[at]}</text>`,
  );

describe("lines of words that run down a picture", () => {
  it("are found where a line is turned, and each of two beside each other", async () => {
    const [line, ...others] = await columnsOn(turned("Leisure and comfort"));
    expect(line).toMatchObject({ x: expect.closeTo(0.83, 1), y: expect.closeTo(0.2, 1), width: expect.closeTo(0.05, 1) });
    expect(others).toEqual([]);
    expect(await columnsOn(turned("Leisure and comfort") + turned("All day and night", 462))).toHaveLength(2);
  });

  it("are found where letters stand below each other", async () => {
    const [line] = await columnsOn(below("STATIONERY"));
    expect(line).toMatchObject({ x: expect.closeTo(0.84, 1), y: expect.closeTo(0.21, 1), height: expect.closeTo(0.54, 1) });
  });

  it.each([
    ["a level line", words("Leisure and comfort", "translate(100 300)")],
    ["a word", turned("Soft")],
    [
      "words on a pattern",
      repeated(30, (at) => `<rect y="${at * 20}" width="600" height="10" fill="#c98"/>`) + turned("Leisure and comfort"),
    ],
    ["a ladder", repeated(24, (at) => `<rect x="490" y="${120 + at * 14}" width="26" height="5" fill="#333"/>`)],
    ["a plait", repeated(40, (at) => `<path d="M490 ${100 + at * 9} l14 6 l14 -6" stroke="#333" stroke-width="3" fill="none"/>`)],
    ["a zip", repeated(30, (at) => `<rect x="${at % 2 ? 492 : 500}" y="${100 + at * 12}" width="14" height="7" fill="#333"/>`)],
  ])("are not found in %s", async (_what, content) => expect(await columnsOn(content)).toEqual([]));
});
