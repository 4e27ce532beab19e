import { z } from "zod";
import { cutoutRecipe } from "../../../timeline/cutout/recipe.ts";
import { perItem, perSeconds } from "../rules/price.ts";
import { IMAGES, rule, under, upTo, VIDEOS } from "../rules/upload-rule.ts";
import { fileInput, fileInputs } from "./file-input.ts";
import { tool, work } from "./manifest.ts";

const PICTURES = rule(IMAGES, upTo(12), {
  count: { min: 1, max: 10 },
  other: "The specification names no number of images; ten are one task, films among them.",
});

/** A film among them. */
const FILM = rule([...VIDEOS, "webm"], under(400), {
  maxSeconds: upTo(30),
  minPixels: 32,
  count: { min: 1, max: 10 },
  other: "The specification takes pictures only. Films are ours: 400 MB as watermark removal, and 30 s, for each frame is cut out.",
});

/** Background removal of images (spec §5: JPG, JPEG, PNG, up to 12 MB) and of short films. */
export const backgroundRemover = tool({
  slug: "background-remover",
  apps: ["PIC_CUT"],
  feature: "background_removal",
  pages: [
    {
      path: "background-remover",
      name: "BackgroundRemoval",
      menuName: "backgroundRemoval",
      category: "image",
      tdk: "tools.background-remover.page",
    },
    { path: "background-remover/editor", name: "BackgroundRemovalEditor", hidden: true, tdk: "tools.background-remover.page" },
  ],
  // Spec §9 names neither; a film's step is that of watermark removal, its price the enhancer's.
  prices: { "background-remover": perItem(1), "background-remover-film": perSeconds(15, 3) },
  uploads: {
    "background-remover": PICTURES,
    "background-remover-film": FILM,
    "background-remover-backdrop": rule(IMAGES, upTo(12)),
  },
  box: { sample: { kind: "picture", name: "tools/background-remover", width: 512, height: 512 }, uploads: "background-remover" },
  work: work({
    input: z.object({
      pictures: fileInputs("background-remover", PICTURES),
      /** What a film's MP4 stands on: `#rrggbb`. */
      ground: z
        .string()
        .regex(/^#[\da-f]{6}$/i)
        .default("#ffffff"),
      /** Of stage `edit`, whose one picture is a cut-out (`task:<id>/cutout`): what becomes of it. */
      recipe: cutoutRecipe.optional(),
      /** What it is set before, where the recipe says `picture`. */
      backdrop: fileInput("background-remover-backdrop").optional(),
    }),
    stages: ["cut", "edit"],
    interactive: ["edit"],
    phases: ["cutting"],
    makes: ["image", "video"],
    accepts: { image: "pictures", video: "pictures" },
    failure: { cut: "task.generationFailed", edit: "task.generationFailed" },
    lane: "media",
    inParts: true,
    openLimit: 10,
    maxHours: 6,
    keepDays: null,
  }),
});
