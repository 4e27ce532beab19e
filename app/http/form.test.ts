import { expect, it } from "vitest";
import { filesOf, textOf, textsOf } from "./form.ts";

it("a line's end counts as one character, as it does where it was typed", () => {
  const form = new FormData();
  form.append("intro", "Hot for 24 hours.\r\nThe lid locks.\r\n");
  form.append("intro", "One\nmore");
  expect(textOf(form, "intro")).toBe("Hot for 24 hours.\nThe lid locks.\n");
  expect(textsOf(form, "intro")).toEqual(["Hot for 24 hours.\nThe lid locks.\n", "One\nmore"]);
  expect(textOf(form, "name")).toBe("");
});

it("an empty file is a chosen one; a field in which none was chosen has no name", () => {
  const form = new FormData();
  form.append("files", new File([], ""));
  form.append("files", new File([], "empty.jpg"));
  form.append("files", new File(["x"], "x.jpg"));
  expect(filesOf(form, "files").map(({ name }) => name)).toEqual(["empty.jpg", "x.jpg"]);
});
