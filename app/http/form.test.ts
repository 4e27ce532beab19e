import { expect, it } from "vitest";
import { textOf, textsOf } from "./form.ts";

it("a line's end counts as one character, as it does where it was typed", () => {
  const form = new FormData();
  form.append("intro", "Hot for 24 hours.\r\nThe lid locks.\r\n");
  form.append("intro", "One\nmore");
  expect(textOf(form, "intro")).toBe("Hot for 24 hours.\nThe lid locks.\n");
  expect(textsOf(form, "intro")).toEqual(["Hot for 24 hours.\nThe lid locks.\n", "One\nmore"]);
  expect(textOf(form, "name")).toBe("");
});
