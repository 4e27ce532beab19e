import type { opening as english } from "../en/opening.ts";
import type { Translated } from "../translated.ts";

export const opening: Translated<typeof english> = {
  before: "这条广告大约 {{whole}} 秒。预览只放前 {{shown}} 秒，正式成片是完整的。",
  after: "这段预览是全片 {{whole}} 秒里的前 {{shown}} 秒，正式成片一秒不少。",
};
