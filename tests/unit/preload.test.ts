import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { UNUSED_FONT } from "../setup/unused-font.ts";

const APP = resolve(import.meta.dirname, "../../app");
const fontsIn = (text: string): string[] => [...text.matchAll(/@fontsource[^"')\s]+\.woff2/g)].map(([path]) => path).toSorted();

/**
 * Why a warning about them is no fault of a page: with `optional` a browser that is given a font later than a tenth of a
 * second after it began to draw does without it for that visit, and says that what was preloaded was not used.
 */
it("every preloaded font is one of the style's, all of which are optional", () => {
  const faces = readFileSync(join(APP, "styles/fonts.css"), "utf8").split("@font-face").slice(1);
  const preloaded = fontsIn(readFileSync(join(APP, "http/preload.ts"), "utf8"));
  expect(preloaded).toHaveLength(2);
  for (const font of preloaded)
    expect(
      faces.filter((face) => fontsIn(face).includes(font) && /font-display: optional;/.test(face)),
      font,
    ).toHaveLength(1);
});

it("no other warning passes for one about a font that came too late", () => {
  const of = (url: string) =>
    `The resource ${url} was preloaded using link preload but not used within a few seconds from the window's load event.`;
  expect(UNUSED_FONT.test(of("http://127.0.0.1:8787/assets/source-sans-3-latin-wght-normal-BqRLTx4X.woff2"))).toBe(true);
  expect(UNUSED_FONT.test(of("http://127.0.0.1:8787/assets/app-BqRLTx4X.css"))).toBe(false);
  expect(UNUSED_FONT.test("Failed to decode downloaded font: http://127.0.0.1:8787/assets/a.woff2")).toBe(false);
});
