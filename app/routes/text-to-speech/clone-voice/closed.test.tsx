import { renderToStaticMarkup } from "react-dom/server.browser";
import { expect, it } from "vitest";
import { Translated } from "../../../i18n/use-translation.tsx";
import type { Lack } from "../../../../trpc/contract/rules/access.ts";
import { Closed } from "./closed.tsx";

const shown = (lang: "en" | "zh", missing: readonly string[], lacks: Lack | null = null) =>
  renderToStaticMarkup(
    <Translated lang={lang}>
      <Closed missing={missing} lacks={lacks} />
    </Translated>,
  );

it("keys that are missing are listed as the page's language lists them", () => {
  const keys = ["ELEVENLABS_API_KEY", "FILES_ORIGIN"];
  expect(shown("en", keys)).toContain("sets ELEVENLABS_API_KEY and FILES_ORIGIN.");
  expect(shown("zh", keys)).toContain("设置 ELEVENLABS_API_KEY 和 FILES_ORIGIN 后");
});

it("who lacks a plan, or an account, is led to it, also when they have voices from before; who has all they may have is told so", () => {
  expect(shown("en", [], "plan")).toMatch(/come with a plan.*href="\/vip-price"/);
  expect(shown("zh", [], "account")).toMatch(/注册账号.*href="\/register"/);
  expect(shown("en", [])).toContain("as many cloned voices as");
});
