import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LANGUAGES } from "../../locales/index.ts";
import { Translated } from "../i18n/use-translation.tsx";
import { RunPrice } from "./run-price.tsx";

it.each(LANGUAGES)("leaves a place for the number in what a script says, in %s", (lang) => {
  const html = renderToStaticMarkup(
    <Translated lang={lang}>
      <RunPrice cost={1} available={10} live={{ makes: "image", rates: { "built-in/poster": 1 } }} />
    </Translated>,
  );
  for (const name of ["one", "other"]) expect(new RegExp(` data-${name}="([^"]*)"`).exec(html)?.[1]).toContain("{{count}}");
});
