import { describe, expect, it } from "vitest";
import { extractProduct } from "./index.ts";

const frame = (inside: string): string => `<html><body><h1>Widget</h1><p class="price">$5.00</p>${inside}</body></html>`;
const MB = 1_000_000;

it("a hostile page's control characters go into no name, point or fact", () => {
  const odd = "Wid\u001b]0;owned\u0007get\u009b2J";
  const marked = JSON.stringify({
    "@type": "Product",
    name: odd,
    brand: odd,
    description: `${odd} keeps coffee hot for 24 hours, all day long.`,
    sku: "A1\u001b[2J",
    offers: { price: "5", priceCurrency: "USD" },
  });
  for (const heading of ["", `<h1>${odd}</h1>`]) {
    const found = extractProduct(
      `<html><head><script type="application/ld+json">${marked}</script></head><body>${heading}<ul><li>${odd} weighs 380 grams and floats</li></ul></body></html>`,
      "https://shop.example/p/1",
    );
    expect(found.name).toContain("Wid");
    expect(Object.values(found).map(String).concat(JSON.stringify(found)).join("")).not.toMatch(/(?!\n)\p{Cc}|\\u00[0189]/u);
  }
});

/** Each of them took minutes, or all of the stack, in a reader that looked at the rest of the page from every place in it. */
describe("hostile pages end before the time-out of a test", () => {
  it.each([
    ["100,000 levels of elements", frame("<div class='price'>".repeat(100_000) + "$5")],
    ["100,000 levels of inline elements", frame("<span>".repeat(100_000) + "12" + "</span>".repeat(100_000))],
    ["5 MB of junk", frame("lorem ipsum 12 34,56 &amp; <b>x</b> ".repeat((5 * MB) / 35))],
    ["5 MB of digits", frame("1".repeat(5 * MB))],
    ["5 MB of digits and points", frame("1.".repeat(2.5 * MB))],
    ["5 MB of spaced digits", frame("1 ".repeat(2.5 * MB))],
    ["a million dollar signs", frame("$".repeat(MB))],
    ["many prices", frame("<p class='price'>$12.34</p>".repeat(40_000))],
    ["more prices than any list", frame("<span class='price'>$12.34</span> ".repeat(120_000))],
    ["many list items", frame(`<ul>${"<li class='card'><a href='/x'>x</a> $5</li>".repeat(30_000)}</ul>`)],
    ["many buttons", frame("<button>Add to cart</button>".repeat(30_000))],
    ["a script of brackets", frame(`<script>x = ${"{[".repeat(200_000)}</script>`)],
    ["a script of assignments", frame(`<script>${'a={"price":1,\''.repeat(100_000)}</script>`)],
    ["a script of quotes", frame(`<script>var a = {${'"'.repeat(500_000)}</script>`)],
    ["deep JSON-LD", frame(`<script type="application/ld+json">${'{"a":['.repeat(100_000)}</script>`)],
    ["broken JSON-LD of comments", frame(`<script type="application/ld+json">{${"/*".repeat(300_000)}</script>`)],
    ["an attribute of 2 MB", frame(`<div class="${"price-".repeat(MB / 3)}" style="${"display".repeat(MB / 7)}">$5</div>`)],
    ["a label without end", frame(`<p>${"SKU: ".repeat(200_000)}</p>`)],
    ["many images", frame(`<div class="gallery">${"<img src='/a.jpg' alt='Widget'>".repeat(50_000)}</div>`)],
    ["a srcset without end", frame(`<img alt="Widget" srcset="${"a.jpg 1x, ".repeat(100_000)}">`)],
    ["nested items", frame("<div itemscope itemprop='offers' itemtype='http://schema.org/Product'>".repeat(20_000))],
    ["many sold-out notes", frame("<p>Sold out</p>".repeat(40_000))],
    [
      "names of spaces",
      frame(`<script type="application/ld+json">{"@type":"Product","name":"a${"\u00a0".repeat(MB / 4)}b","offers":{"price":5}}</script>`),
    ],
    [
      "a name of a million parts",
      `<html><head><meta property="og:title" content="${"a - | ".repeat(MB / 6)}"></head><body><h1>Widget</h1></body></html>`,
    ],
    [
      "the width of a picture without end",
      frame(
        `<script type="application/ld+json">{"@type":"Product","name":"Widget","image":{"url":"/a.jpg","width":"${"a".repeat(MB / 4)}1"}}</script>`,
      ),
    ],
    ["a line of dashes", frame(`<p>A${"-".repeat(MB / 4)}!</p>`)],
    ["a srcset of digits", frame(`<img alt="Widget" src="/a.jpg" srcset="${"1".repeat(MB / 4)}">`)],
    ["table rows without end", frame(`<table>${"<tr><td>a<td>b".repeat(50_000)}`)],
  ])("%s", (_title, html) => {
    expect(extractProduct(html, "https://shop.example/p/1").images.length).toBeLessThanOrEqual(60);
  });
});
