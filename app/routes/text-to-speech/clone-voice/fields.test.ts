import { expect, it } from "vitest";
import * as languages from "../../../../locales/languages.ts";
import { fieldsOf } from "../../../tool/schema.ts";
import { CLONE_FORM, newClone } from "./fields.ts";

it("a new voice speaks the language of its page, in each of the interface", () => {
  for (const lang of Object.keys(languages) as (keyof typeof languages)[])
    expect(CLONE_FORM.shape.language.parse(newClone(lang).language)).toBe(lang);
});

it("whose voice it is nobody guesses", () => {
  expect(fieldsOf(CLONE_FORM).find(({ name }) => name === "gender")).toMatchObject({ required: true, fallback: undefined });
});
