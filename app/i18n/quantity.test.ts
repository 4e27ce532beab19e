import { expect, it } from "vitest";
import { translate } from "../islands/runtime/translate.ts";
import { translationOf } from "./translation.ts";

it("credits are grouped in both languages; what is no quantity is not", () => {
  expect(translationOf("en").t("shell.credits", { count: 20_020 })).toBe("20,020 credits");
  expect(translationOf("zh").t("shell.credits", { count: 20_020 })).toBe("20,020 积分");
  expect(translationOf("en").t("models.seed", { seed: 44_010 })).toBe("Seed 44010");
});

it("an island groups as the page does", () => {
  const t = translate<"shell">({ shell: { credits_one: "{{count}} credit", credits_other: "{{count}} credits" } }, "en-US");
  expect(t("shell.credits", { count: 20_020 })).toBe("20,020 credits");
});
