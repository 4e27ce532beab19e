import { renderToStaticMarkup } from "react-dom/server.browser";
import { expect, it } from "vitest";
import { createAiVideo } from "../../trpc/contract/tools/create-ai-video.ts";
import { Counts } from "../models/choices.tsx";
import { fieldsFrom } from "../models/fields-from.ts";
import { Fields } from "./fields.tsx";

const { slug, work } = createAiVideo;

it("a length that is refused is marked where it was chosen, and the link above the form leads there", () => {
  const input = fieldsFrom(work.input, ["seconds", "ratio"]);
  const html = renderToStaticMarkup(
    <Fields slug={slug} input={input} values={{ seconds: "12" }} problems={[{ text: "It makes 4 / 6 / 8 s.", field: "seconds" }]} />,
  );
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
  expect(html).toMatch(/<fieldset id="seconds" role="radiogroup" aria-invalid="true" aria-describedby="seconds-wrong">/);
  expect(html).toContain('id="seconds-wrong">It makes 4 / 6 / 8 s.</p>');
});

it("so is a number of results", () => {
  const html = renderToStaticMarkup(<Counts slug={slug} chosen={1} problems={[{ text: "Out of range.", field: "count" }]} />);
  expect(html).toContain('id="count-wrong">Out of range.</p>');
});

it("a field says what it does in the form in which it stands", () => {
  const input = fieldsFrom(work.input, ["prompt", "ratio"]);
  const inMode = (mode: string) => renderToStaticMarkup(<Fields slug={slug} mode={mode} input={input} values={{}} problems={[]} />);
  expect(inMode("text")).toContain("Automatic (vertical)");
  expect(inMode("text")).toContain("a sentence at a time");
  expect(inMode("frames")).toContain("As the picture");
  expect(inMode("frames")).toContain("between the two frames");
  expect(inMode("frames")).toContain("Prompt</h2>");
});
