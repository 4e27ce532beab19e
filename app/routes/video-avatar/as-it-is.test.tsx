import { renderToStaticMarkup } from "react-dom/server.browser";
import { expect, it } from "vitest";
import type { Problem } from "../../http/problem.ts";
import { Translated } from "../../i18n/use-translation.tsx";
import { AsItIs } from "./as-it-is.tsx";

const shown = (lang: "en" | "zh", problems: Problem[], values = {}) =>
  renderToStaticMarkup(
    <Translated lang={lang}>
      <AsItIs problems={problems} values={values} />
    </Translated>,
  );

it("a picture of a picture is taken as it is by a tick, which is there only where it was asked, and stays", () => {
  const doubted = { text: "This looks like a picture of a picture.", code: -20591, field: "picture" };
  expect(shown("en", [doubted])).toMatch(/<input[^>]*name="as_it_is".*Use the picture as it is/);
  expect(shown("zh", [doubted])).toContain("就用这张图");
  expect(shown("en", [], { as_it_is: true })).toContain("checked");
  expect(shown("en", [{ text: "The face is too small.", code: -3024, field: "picture" }])).toBe("");
});
