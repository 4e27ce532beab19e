import { cutoutRecipe } from "../../../../timeline/cutout/recipe.ts";
import { backgroundRemover as manifest } from "../../../../trpc/contract/tools/background-remover.ts";

/** What the editor's form asks. */
export const EDIT = cutoutRecipe.extend(manifest.work.input.pick({ backdrop: true }).shape);

/** Of those, what an address can say; what was painted stays in the browser. */
const ADDRESSED = EDIT.omit({ strokes: true });
export const addressedNames = Object.keys(ADDRESSED.shape);
