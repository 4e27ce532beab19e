import { expect, it } from "vitest";
import { models as en } from "../../locales/en/models.ts";
import { models as zh } from "../../locales/zh/models.ts";
import { POSTER_STYLES } from "../../timeline/poster/style-names.ts";
import { blendResult, morphResult, retouchResult } from "../../workers/media/protocol/imaging.ts";

const ways = [
  // What was simply cut out needs no word.
  ...retouchResult.shape.setting.unwrap().options.filter((one) => one !== "stands"),
  ...blendResult.shape.setting.options,
  ...morphResult.shape.method.options,
];

it.each(ways)("how a result was made is said in both languages: %s", (way) => {
  expect(en.how).toHaveProperty(way);
  expect(zh.how).toHaveProperty(way);
});

it.each(POSTER_STYLES)("a film of words is told by its style's name in both languages: %s", (style) => {
  expect(en.styles).toHaveProperty(style);
  expect(zh.styles).toHaveProperty(style);
});
