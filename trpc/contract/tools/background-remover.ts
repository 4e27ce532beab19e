import { z } from "zod";
import { cutoutRecipe } from "../../../timeline/cutout/recipe.ts";
import { perItem } from "../rules/price.ts";
import { IMAGES, rule, upTo } from "../rules/upload-rule.ts";
import { fileInput, fileInputs } from "./file-input.ts";
import { tool, work } from "./manifest.ts";

const PICTURES = rule(IMAGES, upTo(12), {
  count: { min: 1, max: 10 },
  other: "The specification names no number of images; ten are one task.",
});

/** Image background removal (spec §5: JPG, JPEG, PNG, up to 12 MB). */
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
  prices: { "background-remover": perItem(1) },
  uploads: {
    "background-remover": PICTURES,
  },
  box: { picture: "/samples/bottle/packshot-720.webp", uploads: "background-remover" },
  work: work({
    input: z.object({
      pictures: fileInputs("background-remover", PICTURES),
      /** Of stage `edit`, whose one picture is a cut-out (`task:<id>/cutout`): what becomes of it. */
      recipe: cutoutRecipe.optional(),
      /** What it is set before, where the recipe says `picture`. */
      backdrop: fileInput("background-remover").optional(),
    }),
    stages: ["cut", "edit"],
    interactive: ["edit"],
    phases: ["cutting"],
    makes: ["image"],
    accepts: { image: "pictures" },
    failure: { cut: "task.generationFailed", edit: "task.generationFailed" },
    lane: "media",
    inParts: true,
    openLimit: 10,
    maxHours: 2,
    keepDays: null,
  }),
});
