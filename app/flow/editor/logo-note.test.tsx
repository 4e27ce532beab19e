import { renderToStaticMarkup } from "react-dom/server.browser";
import { expect, it } from "vitest";
import { LOGO_UNREAD } from "../../../trpc/contract/tools/ad-work.ts";
import { Translated } from "../../i18n/use-translation.tsx";
import { LogoNote } from "./logo-note.tsx";

const shown = (lang: "en" | "zh", facts: Parameters<typeof LogoNote>[0]["facts"]) =>
  renderToStaticMarkup(
    <Translated lang={lang}>
      <LogoNote facts={facts} />
    </Translated>,
  );

it("says that an ad is without its logo, in both languages, and leads to where another is chosen", () => {
  expect(shown("en", { logo: LOGO_UNREAD, whole: 20 })).toContain("The logo in your brand kit couldn&#x27;t be read");
  expect(shown("zh", { logo: LOGO_UNREAD })).toContain("标志读取失败");
  expect(shown("en", { logo: LOGO_UNREAD })).toContain('href="/team/brand"');
});

it("says nothing of an ad that has its logo, or was to have none", () => {
  expect(shown("en", { whole: 20 })).toBe("");
});
