import { describe, expect, it } from "vitest";
import { extractProduct } from "./index.ts";
import { isOffer, withoutOffer } from "./offer-text.ts";

const ld = `<script type="application/ld+json">{"@type":"Product","name":"Broken Bottle","offers":{"price":"29.90","priceCurrency":"EUR"}}</script>`;
const nameOf = (head: string, body: string): string =>
  extractProduct(`<html lang="en"><head>${head}</head><body>${body}`, "https://shop.example/p/1").name;

const BROKEN: [title: string, body: string][] = [
  ["no heading at all", `<div><span>Broken Bottle<p>€29.90</p><button>Add to cart</button>`],
  ["a heading that swallows the name as attributes", `<h1 Broken Bottle<p>€29.90</p><button>Add to cart</button>`],
  ["a heading that never closes", `<div><h1>Broken Bottle<p>€29.90</p><button>Add to cart</button>`],
  ["a heading around the offer", `<h1><p>€29.90</p><button>Add to cart</button></h1>`],
  ["a heading that is a price", `<h1>€29.90</h1><button>Add to cart</button>`],
  ["a heading that is a button", `<h1>Add to cart</h1><p>€29.90</p>`],
  ["a quote that never closes", `<h1 class="x>Broken Bottle</h1><p>€29.90</p><button>Add to cart</button>`],
];

describe("a name is never a price or a button", () => {
  it.each(BROKEN)("where broken markup leaves %s", (_title, body) => {
    expect(nameOf(`<title>Broken Bottle</title>${ld}`, body)).toBe("Broken Bottle");
    expect(nameOf("<title>Broken Bottle</title>", body)).toBe("Broken Bottle");
  });

  it("and is empty where nothing else is said", () => {
    expect(nameOf("", "<h1>€29.90</h1><button>Add to cart</button>")).toBe("");
  });

  it.each([
    ["$60 · Old magazine", "Old magazine"],
    ["Old magazine - 60,00 €", "Old magazine"],
    ["Gift card €50", "Gift card €50"],
    ["Chanel N°5 | Shop", "Chanel N°5 | Shop"],
    ["€29.90 Add to cart", ""],
  ])("so that %s is called %j", (text, name) => {
    expect(withoutOffer(text)).toBe(name);
  });

  it.each([
    ["4711", false],
    ["1984", false],
    ["Buy it now", true],
    ["US $12.00", true],
    ["", false],
  ])("and %j is an offer: %s", (text, offer) => {
    expect(isOffer(text)).toBe(offer);
  });
});
