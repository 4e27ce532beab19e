import { expect, test } from "vitest";
import { extractProduct } from "../index.ts";

const page = (body: string, brand = ""): string =>
  `<html><head><title>Steel bottle</title><script type="application/ld+json">{"@type":"Product","name":"Steel bottle",${
    brand === "" ? "" : `"brand":{"@type":"Brand","name":"${brand}"},`
  }"offers":{"price":"29.90","priceCurrency":"EUR"}}</script></head><body>${body}</body></html>`;
const PRODUCT = "<main><h1>Steel bottle</h1><p>29.90 €</p></main>";
const logosOf = (body: string, brand = "", url = "https://nordhavn.example/p"): string[] => extractProduct(page(body, brand), url).logos;

test.each([
  ["by its class", `<img class="site-logo" src="/l.svg">`],
  ["by its address", `<img src="/l.svg?v=logo">`],
  ["by what it stands in", `<a class="header__logo" href="/"><img src="/l.svg" alt="Nordhavn"></a>`],
  ["loaded late", `<img class="logo" src="data:image/gif;base64,R0" data-src="/l.svg">`],
])("a shop's logo is found %s", (_how, header) => {
  expect(logosOf(header + PRODUCT)[0]).toMatch(/^https:\/\/nordhavn\.example\/l\.svg/);
});

test("an organization's logo in the markup comes before what the page shows", () => {
  const marked = `<script type="application/ld+json">{"@type":"Organization","logo":{"@type":"ImageObject","url":"/marked.png"}}</script>`;
  expect(logosOf(`${marked}<img class="logo" src="/shown.png">${PRODUCT}`)).toEqual([
    "https://nordhavn.example/marked.png",
    "https://nordhavn.example/shown.png",
  ]);
});

test("a shop of many brands gives the brand's logo, not its own", () => {
  const body = `<img class="logo" src="/shop.png" alt="Many Things">${PRODUCT}<img src="/brand-logo.png" alt="Nordhavn">`;
  expect(logosOf(body, "Nordhavn", "https://many.example/p")).toEqual(["https://many.example/brand-logo.png"]);
  expect(logosOf(body, "Nordhavn")).toEqual(["https://nordhavn.example/brand-logo.png", "https://nordhavn.example/shop.png"]);
});

test.each([
  ["ways to pay", `<img class="payment-logo" src="/visa-logo.png">`],
  ["templates that a script fills", `<img class="logo" src="<%= logo %>">`],
  ["addresses that are none", `<img class="logo" src="javascript:alert(1)">`],
  ["what stands below the product", `${PRODUCT}<img class="logo" src="/partner.png">`],
])("%s are no logo of the shop", (_what, body) => {
  expect(logosOf(body.includes("<main>") ? body : body + PRODUCT)).toEqual([]);
});
