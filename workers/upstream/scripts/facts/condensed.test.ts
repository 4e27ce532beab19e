import { expect, it } from "vitest";
import { condensed } from "./condensed.ts";

const ABOUT = { noun: "laptop", plural: false, name: "Yoga Duet 7i" };

it.each([
  ["Marine notes, mandarin, bergamot, neroli, persimmon, rosemary, amber, patchouli", "Marine notes, mandarin, bergamot and neroli"],
  ["It weighs 1.2 kilos", "It weighs 1.2 kilos"],
  ["95% cotton 5% spandex, Made in USA or Imported, Do Not Bleach, Lightweight fabric", "95% cotton 5% spandex, Lightweight fabric"],
  ["It supports RAID and ECC to provide the optimized performance and enhanced reliability", "It supports RAID and ECC"],
  [
    "The loaded leash design gives Rebel 100% security and a short and aggressive force path that is 30% shorter then at kites with bridles",
    null,
  ],
  [
    "The first scented deodorant from Dove specifically designed to give men the power of 48-hour protection against underarm odor",
    "48-hour protection against underarm odor",
  ],
  [
    "It presents more than 1200 important models, from the first motor car of Karl Benz to advanced hybrid vehicles of today",
    "It presents more than 1200 important models",
  ],
  ["The Yoga Duet 7i is an advanced mobile device that is not only intuitive to use but also easily personalized by anybody", null],
  [
    "Weighing just 1.5 kilos, the sleek metal chassis and a sandblasted coating makes your device sturdy and gives it a slim look",
    "Just 1.5 kilos",
  ],
])("%j is said as %j", (sentence, said) => {
  expect(condensed(sentence, ABOUT)).toBe(said);
});
