import { renderToStaticMarkup } from "react-dom/server.browser";
import { expect, it } from "vitest";
import { NO_KIT } from "../../../trpc/contract/rules/brand-kit.ts";
import { Translated } from "../../i18n/use-translation.tsx";
import { BrandField, type ShownKit } from "./brand-field.tsx";

const shown = (lang: "en" | "zh", kit: Partial<ShownKit["kit"]>, chosen = false) =>
  renderToStaticMarkup(
    <Translated lang={lang}>
      <BrandField shown={{ kit: { ...NO_KIT, ...kit }, logo: null }} chosen={chosen} />
    </Translated>,
  );

it("the brand kit is a tick with what would be taken of it; an empty one leads to where it is filled in", () => {
  const full = shown("zh", { colors: ["#0b3d2e"], template: "magazine" }, true);
  expect(full).toMatch(/name="brand"[^>]*checked/);
  expect(full).toContain("使用团队的品牌套件");
  expect(full).toContain("background:#0b3d2e");
  const empty = shown("en", { name: "Nordhavn" });
  expect(empty).not.toContain("<input");
  expect(empty).toContain('href="/team/brand"');
});
