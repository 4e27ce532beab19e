import { z } from "zod";
import { POSTER_STYLES } from "../../../timeline/poster/style-names.ts";
import { LONGEST_PROMPT, modelId, MODEL_RATIOS } from "../rules/models/index.ts";
import { perItem } from "../rules/price.ts";
import { rule, upTo, WEB_IMAGES } from "../rules/upload-rule.ts";
import { fileInput, fileInputs } from "./file-input.ts";
import { tool, work } from "./manifest.ts";

/** What is made over and what is blended: the same kinds of files; HEIC becomes a JPEG (upload-check). */
const KINDS = [...WEB_IMAGES, "gif", "avif"] as const;
const PICTURES = rule(KINDS, upTo(10), { count: { min: 0, max: 4 }, minPixels: 64 });

export const IMAGE_MODES = ["text", "image", "blend"] as const;
/** What the built-in engine makes of a picture that there is. */
export const TREATMENTS = ["cut-out", "studio", "relight", "grade", "upscale"] as const;
export const LIGHTS = ["left", "right", "above", "behind"] as const;
export const GRADES = ["natural", "warm", "cool", "film", "noir", "vivid"] as const;

/** AI Image: text to image, image to image, blending (spec §2, §5 foreground image). */
export const aiImage = tool({
  slug: "ai-image",
  apps: ["AI_IMAGE", "TEXT_TO_PIC", "PIC_TO_PIC"],
  feature: "ai_image",
  pages: [{ path: "ai-image", name: "AiImage", menuName: "aiImage", icon: "picture", category: "image", tdk: "tools.ai-image.page" }],
  prices: { "ai-image": perItem(1) },
  uploads: {
    "ai-image": PICTURES,
    "foreground-image": rule(KINDS, upTo(10), { minPixels: 300 }),
  },
  box: { sample: { kind: "picture", name: "posters/swiss", width: 360, height: 450, worded: true }, uploads: "ai-image" },
  work: work({
    input: z.object({
      mode: z.enum(IMAGE_MODES).default("text"),
      prompt: z.string().trim().max(LONGEST_PROMPT).default(""),
      style: z.enum(["auto", ...POSTER_STYLES]).default("auto"),
      pictures: fileInputs("ai-image", PICTURES).default([]),
      treatment: z.enum(TREATMENTS).default("studio"),
      light: z.enum(LIGHTS).default("left"),
      grade: z.enum(GRADES).default("natural"),
      foreground: fileInput("foreground-image").optional(),
      background: fileInput("foreground-image").optional(),
      model: modelId.default("built-in/poster"),
      ratio: z.enum(MODEL_RATIOS).default("4:5"),
      count: z.number().int().min(1).max(4).default(1),
      /** The same seed with the same words is the same picture. */
      seed: z.number().int().min(0).max(999_999).default(1),
      /** A visible "made with AI" mark. */
      mark: z.boolean().default(false),
    }),
    stages: ["make"],
    phases: ["reading", "making", "signing"],
    makes: ["image"],
    generates: ["image"],
    accepts: { image: "pictures" },
    failure: { make: "task.generationFailed" },
    lane: "media",
    openLimit: 10,
    maxHours: 2,
    keepDays: null,
  }),
});
