import { renderToStaticMarkup } from "react-dom/server.browser";
import { expect, it } from "vitest";
import { Translated } from "../i18n/use-translation.tsx";
import { Improved, ImproveButton } from "./improved.tsx";

const shown = (engine: string | null, lang: "en" | "zh") =>
  renderToStaticMarkup(
    <Translated lang={lang}>
      <ImproveButton engine={engine} />
    </Translated>,
  );

it("without a language model a page says which keys would give one, and has no button", () => {
  expect(shown(null, "en")).toContain("OPENAI_API_KEY or GOOGLE_GENERATIVE_AI_API_KEY");
  expect(shown(null, "zh")).toContain("设置 OPENAI_API_KEY 或 GOOGLE_GENERATIVE_AI_API_KEY 后");
  expect(shown(null, "en")).not.toContain("<button");
});

it("with one there is a button", () => {
  expect(shown("openai:gpt-5.6-terra", "en")).toContain('value="improve"');
});

it("what was changed is told beside the way back; where nothing was, that is told", () => {
  const improved = (prompt: string) =>
    renderToStaticMarkup(
      <Translated lang="en">
        <Improved improved={{ before: "A bottle", changes: ["<b>Light</b>"], engine: "openai:gpt-5.6-terra" }} prompt={prompt} />
      </Translated>,
    );
  expect(improved("A bottle in the light")).toContain('value="restore"');
  expect(improved("A bottle in the light")).toContain("&lt;b&gt;Light&lt;/b&gt;");
  expect(improved("A bottle")).toContain("found nothing to change");
  expect(improved("A bottle")).not.toContain("<button");
});
