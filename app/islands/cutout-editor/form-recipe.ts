import { type CutoutRecipe, FRAMES, type FrameName } from "../../../timeline/cutout/recipe.ts";

const oneOf = <T extends string>(list: readonly T[], value: FormDataEntryValue | null, first: T): T =>
  list.find((one) => one === value) ?? first;

const number = (value: FormDataEntryValue | null, first: number): number => {
  const read = Number(value);
  return value === null || value === "" || Number.isNaN(read) ? first : read;
};

/** What the form around the editor says now. The server checks it by its schema; here what is none is left at its first value. */
export function recipeOf(form: HTMLFormElement, strokes: string): CutoutRecipe {
  const data = new FormData(form);
  return {
    background: oneOf(["none", "colour", "gradient", "blur", "picture"], data.get("background"), "none"),
    colour: String(data.get("colour") ?? "#ffffff"),
    second: String(data.get("second") ?? "#ffffff"),
    shadow: oneOf(["none", "soft", "ground"], data.get("shadow"), "none"),
    feather: number(data.get("feather"), 0),
    size: oneOf(Object.keys(FRAMES) as FrameName[], data.get("size"), "original"),
    fill: number(data.get("fill"), 85),
    format: oneOf(["png", "webp", "jpg"], data.get("format"), "png"),
    strokes,
  };
}

/** The address of the picture that is chosen to stand behind; null where none is shown. */
export const backdropOf = (form: HTMLFormElement): string | null =>
  form.querySelector<HTMLInputElement>("input[name=backdrop]:checked")?.closest("label")?.querySelector("img")?.src ?? null;
