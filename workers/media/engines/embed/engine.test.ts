import { expect, it } from "vitest";
import { vectorOf } from "./engine.ts";
import { inEnglish } from "./glosses.ts";
import { tokenIds } from "./word-pieces.ts";

const bytes = async (word: string): Promise<Int8Array> =>
  Int8Array.from(Buffer.from((await vectorOf(word)) ?? "", "base64"), (one) => (one << 24) >> 24);
const near = (a: Int8Array, b: Int8Array): number => a.reduce((sum, one, at) => sum + one * (b[at] ?? 0), 0) / 127 ** 2;

it("a text is cut into the pieces that the vocabulary has, without case and accents", () => {
  const pieces = ["[UNK]", "[CLS]", "[SEP]", "cafe", "un", "##happy", ",", "狗"];
  const vocabulary = new Map(pieces.map((piece, at) => [piece, at]));
  expect(tokenIds("Café, unhappy 狗 zzz", vocabulary, 64).map((id) => pieces[id])).toEqual([
    "[CLS]",
    "cafe",
    ",",
    "un",
    "##happy",
    "狗",
    "[UNK]",
    "[SEP]",
  ]);
  expect(tokenIds("cafe cafe cafe cafe", vocabulary, 4)).toHaveLength(4);
});

it("words that mean the like are near, in English and Chinese; what is no word has no meaning", async () => {
  const [dog, puppy, vehicle, car, sofa, couch] = await Promise.all(["dog", "puppy", "vehicle", "car", "沙发", "couch"].map(bytes));
  if (!dog || !puppy || !vehicle || !car || !sofa || !couch) throw new Error("a word has no vector");
  expect(dog).toHaveLength(384);
  for (const [one, other] of [
    [dog, puppy],
    [vehicle, car],
    [sofa, couch],
  ] as const)
    expect(near(one, other)).toBeGreaterThan(0.575);
  for (const [one, other] of [
    [dog, car],
    [puppy, couch],
    [vehicle, sofa],
  ] as const)
    expect(near(one, other)).toBeLessThan(0.575);
  expect(await inEnglish("海边的狗")).toContain("dog");
  expect([await vectorOf("qwrtzpfg"), await vectorOf("𪚥𪚥")]).toEqual([null, null]);
}, 30_000);
