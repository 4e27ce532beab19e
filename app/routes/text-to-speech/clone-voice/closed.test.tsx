import { renderToStaticMarkup } from "react-dom/server.browser";
import { expect, it } from "vitest";
import { Translated } from "../../../i18n/use-translation.tsx";
import { Closed } from "./closed.tsx";

const shown = (lang: "en" | "zh") =>
  renderToStaticMarkup(
    <Translated lang={lang}>
      <Closed missing={["ELEVENLABS_API_KEY", "FILES_ORIGIN"]} has={false} />
    </Translated>,
  );

it("keys that are missing are listed as the page's language lists them", () => {
  expect(shown("en")).toContain("sets ELEVENLABS_API_KEY and FILES_ORIGIN.");
  expect(shown("zh")).toContain("设置 ELEVENLABS_API_KEY 和 FILES_ORIGIN 后");
});
