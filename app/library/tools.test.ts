import { expect, it } from "vitest";
import { translationOf } from "../i18n/translation.ts";
import { filesText } from "./tools.ts";

it("a field that takes one file of a rule for several says so", () => {
  const { t } = translationOf("en");
  expect(filesText("ai-video", t)).toContain("up to 4 files");
  expect(filesText("ai-video", t, true)).not.toContain("4 files");
});
