import { renderToStaticMarkup } from "react-dom/server.browser";
import { expect, it } from "vitest";
import { Choices } from "./choice.tsx";

it("a choice that is refused says so itself, and is described by it", () => {
  const html = renderToStaticMarkup(
    <Choices legend="Model" field="model" wrong="There's no such model.">
      <input type="radio" name="model" value="a" />
    </Choices>,
  );
  expect(html).toMatch(/<fieldset id="model" role="radiogroup" aria-invalid="true" aria-describedby="model-wrong">/);
  expect(html).toContain('<p class="wrong" id="model-wrong">');
});
