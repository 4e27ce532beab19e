import { expect, it } from "vitest";
import { aiImage } from "../../trpc/contract/tools/ai-image.ts";
import { imageToVideos } from "../../trpc/contract/tools/image-to-videos.ts";
import { fieldsFrom } from "./fields-from.ts";

it("a form asks its fields in the order in which it names them: what is blended before its light, a picture before how it moves", () => {
  const asked = (input: Parameters<typeof fieldsFrom>[0], wanted: string[]) => Object.keys(fieldsFrom(input, wanted).shape);
  expect(asked(aiImage.work.input, ["foreground", "background", "light", "mark"])).toEqual(["foreground", "background", "light", "mark"]);
  expect(asked(imageToVideos.work.input, ["pictures", "prompt", "move"])).toEqual(["pictures", "prompt", "move"]);
  expect(asked(aiImage.work.input, ["prompt", "nothing of the kind"])).toEqual(["prompt"]);
});
