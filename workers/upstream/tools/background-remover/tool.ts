import { z } from "zod";
import { cutoutRecipe } from "../../../../timeline/cutout/recipe.ts";
import { costOf } from "../../../../trpc/contract/rules/credits.ts";
import { backgroundRemover as manifest } from "../../../../trpc/contract/tools/background-remover.ts";
import { type KeptFile, keptFile, resolveFiles } from "../files.ts";
import { keptEdit, prepareEdit } from "./edit.ts";
import { defineTool } from "../tool.ts";
import { nameOf } from "./name.ts";
import { removeBackgrounds } from "./run.ts";

const { input } = manifest.work;

/** Of a task all its pictures, of a part of it the one that it cuts out; of an edit none, but what it edits. */
const kept = z.object({ pictures: z.array(keptFile), ground: z.string().default("#ffffff"), edit: keptEdit.optional() });
export type CutInput = z.infer<typeof kept>;

/** The first picture's name, and how many there are beside it. */
const titleOf = ({ pictures }: CutInput): string =>
  `${nameOf(pictures[0]?.name ?? "")}${pictures.length > 1 ? ` + ${pictures.length - 1}` : ""}`;

/** A film is charged by its length, a picture by itself. */
const creditsOf = ({ kind, duration }: KeptFile): number =>
  kind === "video" ? costOf("background-remover-film", duration) : costOf("background-remover", 1);

/** Background removal: a part for each picture, which is charged or refunded by itself. */
export const backgroundRemover = defineTool<z.output<typeof input>, CutInput>({
  manifest,
  kept: { version: 1, schema: kept },
  async prepare(call, { pictures, ground, recipe, backdrop }, stage) {
    if (stage === "edit") {
      const asked = { reference: pictures[0] ?? "", recipe: cutoutRecipe.parse(recipe ?? {}), backdrop };
      const { edit, title } = await prepareEdit(call, asked);
      return { input: { pictures: [], ground, edit }, title };
    }
    const found = { pictures: await resolveFiles(call, pictures, "background-remover"), ground };
    return {
      input: found,
      title: titleOf(found),
      parts: { stage: "cut", costs: found.pictures.map(creditsOf) },
    };
  },
  files: ({ pictures, edit }) => [
    ...pictures.map(({ key }) => key),
    ...(edit ? [edit.cutout, edit.original, ...(edit.backdrop === null ? [] : [edit.backdrop])] : []),
  ],
  check() {
    /* All that can be refused is refused by the upload rule. */
  },
  quote: () => ({ credits: 0, seconds: null }),
  run: removeBackgrounds,
});
