import { describe, expect, it } from "vitest";
import { extractProduct } from "../index.ts";
import { sentencesOf } from "./plain-text.ts";

/** The points of a page written for these tests, whose description is all that speaks of the product. */
const points = (body: string, head = "") =>
  extractProduct(
    `<!doctype html><html lang="en"><head><title>Projector</title>${head}</head><body><main><h1>Noor Projector</h1><p>€129.00</p><button>Buy now</button>${body}</main></body></html>`,
    "",
  ).selling_points;
const SAID = ["Adjusts itself to any angle", "The projector turns by 180 degrees"];

describe("lines of a description do not run into one another", () => {
  it.each([
    ["blocks", "<div>Adjusts itself to any angle</div><div>The projector turns by 180 degrees</div>"],
    ["breaks", "Adjusts itself to any angle<br>The projector turns by 180 degrees<br><br>"],
    ["bold titles", "<p><b>Adjusts itself to any angle</b> The projector turns by 180 degrees</p>"],
    ["a list written by hand", "<p>- Adjusts itself to any angle<br>- The projector turns by 180 degrees</p>"],
    ["marks in one line", "<p>• Adjusts itself to any angle • The projector turns by 180 degrees</p>"],
    ["a lost line break", "<p>Adjusts itself to any angle The projector turns by 180 degrees</p>"],
  ])("%s", (_title, inner) => expect(points(`<div class="description">${inner}</div>`)).toEqual(SAID));

  it("elements of markup's text without a space between them", () => {
    const description = "<strong>Adjusts itself to any angle</strong><span>The projector turns by 180 degrees</span>";
    const markup = JSON.stringify({ "@type": "Product", name: "Noor Projector", description });
    expect(points("", `<script type="application/ld+json">${markup.replaceAll("/", "\\/")}</script>`)).toEqual(SAID);
  });
});

it("cells of a row stand in one line, the first before a colon", () => {
  const rows = "<tr><th>Light</th><td>1200 lumens in daylight</td></tr><tr><th>Sound:</th><td>two speakers of 5 W</td></tr>";
  expect(points(`<div class="description"><table>${rows}</table></div>`)).toEqual([
    "Light: 1200 lumens in daylight",
    "Sound: two speakers of 5 W",
  ]);
});

it("a bold word and a name are no ends of a sentence", () => {
  const inner = "<p>It runs on <b>Android</b> and plays what The Harbour Company sends to it.</p>";
  expect(points(`<div class="description">${inner}</div>`)).toEqual(["It runs on Android and plays what The Harbour Company sends to it."]);
});

it("a stop without a space behind it ends a sentence, one within a number or a name does not", () => {
  expect(sentencesOf("Adjusts itself to any angle.The projector turns by 180 degrees.")).toEqual([
    "Adjusts itself to any angle.",
    "The projector turns by 180 degrees.",
  ]);
  expect(sentencesOf("Works with Node.js and needs 12.5 watts at most.")).toHaveLength(1);
});

it("a label and its value that only style parts are parted by a colon", () => {
  const items = "<li><span>Width</span><span>60 cm at its foot</span></li><li><b>Colour</b><span>Black steel</span></li>";
  expect(points(`<ul class="features">${items}</ul>`)).toEqual(["Width: 60 cm at its foot", "Colour: Black steel"]);
});
