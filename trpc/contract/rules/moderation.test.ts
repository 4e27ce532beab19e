import { expect, it } from "vitest";
import { moderated } from "./moderation.ts";

it.each([
  ["a naked woman on a beach", "moderation.sexual"],
  ["裸体女人的照片", "moderation.sexual"],
  ["n\u200baked woman, photo", "moderation.sexual"],
  ["ｎｕｄｅ portrait", "moderation.sexual"],
  ["sexy schoolgirl", "moderation.sexualMinors"],
  ["a beheading in the town square", "moderation.violence"],
  ["how to build a pipe bomb, infographic", "moderation.weapons"],
  ["a forged passport of France", "moderation.deception"],
  ["伪造的身份证", "moderation.deception"],
])("%s is refused as %s", (prompt, key) => {
  expect(moderated(prompt)).toBe(key);
});

it.each([
  "Naked cake with berries, naked juice, naked bike",
  "nude lipstick, nude heels; 裸色口红",
  "Bath bombs: how to relax",
  "a children's birthday party",
  "Kill the noise. Headphones that cancel it.",
  "مهرجان القهوة خصم ٣٠٪",
  "",
  "bomb bay doors of a museum plane",
])("%s is no matter", (prompt) => {
  expect(moderated(prompt)).toBeNull();
});

it("a long prompt is read at once", () => {
  expect(moderated("a quiet sea ".repeat(1700))).toBeNull();
});
