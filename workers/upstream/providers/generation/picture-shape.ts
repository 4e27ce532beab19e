import type { generateImage } from "ai";
import type { Model, ModelRatio } from "../../../../trpc/contract/rules/models/index.ts";

type Asked = Pick<Parameters<typeof generateImage>[0], "size" | "aspectRatio" | "providerOptions">;

/** OpenAI takes sizes, not ratios: of its older models the three that there are; what is no 9:16 is cut to it (tools/ai-image/shape.ts). */
const OPENAI = { "1:1": "1024x1024", "4:5": "1024x1536", "9:16": "1024x1536", "16:9": "1536x1024" } as const;
/** GPT Image 2 takes any whose sides are multiples of 16. */
const OPENAI_ANY = { "1:1": "1024x1024", "4:5": "1024x1280", "9:16": "864x1536", "16:9": "1536x864" } as const;
/** FLUX 1.1 pro takes a width and a height (multiples of 32, 1440 at most); it knows no `aspect_ratio`, which the SDK sends. */
const FLUX = { "1:1": [1024, 1024], "4:5": [1024, 1280], "9:16": [800, 1440], "16:9": [1440, 800] } as const;

function ofFal(model: string, ratio: ModelRatio): Asked {
  // Kontext takes `aspect_ratio`; the SDK would send `image_size`, which it does not know.
  if (model.includes("/kontext")) return { providerOptions: { fal: { aspect_ratio: ratio } } };
  // The SDK has no name for 4:5 and would leave the shape out.
  return ratio === "4:5" ? { size: "1024x1280" } : { aspectRatio: ratio };
}

/** How each provider is asked for the shape of a picture. */
export function shapeOf({ provider, model }: Pick<Model, "provider" | "model">, ratio: ModelRatio): Asked {
  if (provider === "openai") return { size: (model === "gpt-image-2" ? OPENAI_ANY : OPENAI)[ratio] };
  if (provider === "fal") return ofFal(model, ratio);
  if (provider !== "black-forest-labs") return { aspectRatio: ratio };
  const [width, height] = FLUX[ratio];
  return { providerOptions: { blackForestLabs: { width, height } } };
}
