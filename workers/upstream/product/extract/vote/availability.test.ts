import { describe, expect, it } from "vitest";
import { extractProduct } from "../index.ts";

const page = (body: string): string =>
  `<html lang="en"><head><title>Great Widget 5000 | Shop</title></head><body><h1>Great Widget 5000</h1><p class="price">$10.00</p>${body}</body></html>`;
const ld = (availability: string): string =>
  `<script type="application/ld+json">{"@type":"Product","name":"Great Widget 5000","offers":{"price":10,"priceCurrency":"USD","availability":"http://schema.org/${availability}"}}</script>`;

const CASES: [title: string, availability: "InStock" | "OutOfStock", body: string][] = [
  ["a button that tells when it is back, in French", "OutOfStock", `<button>Prévenez-moi lorsque le produit est disponible</button>`],
  ["a button that tells when it is back, in Polish", "OutOfStock", `<button>Powiadom o dostępności</button>`],
  ["a button that tells when it is back, in Chinese", "OutOfStock", `<button>到货通知</button>`],
  ["a plain buy button", "InStock", `<button>Add to cart</button>`],
  ["markup alone", "OutOfStock", ld("OutOfStock")],
  ["markup and an offer to tell when it is back", "OutOfStock", ld("OutOfStock") + `<button>Notify me when available</button>`],
  ["markup and a dead button", "OutOfStock", ld("OutOfStock") + `<button disabled>Add to cart</button>`],
  [
    "a badge and a dead button against markup",
    "OutOfStock",
    `<span class="badge stock">Sold Out</span><button disabled>Sold out</button>` + ld("InStock"),
  ],
  ["a dead button that says so", "OutOfStock", `<button disabled class="btn">Sold out</button>`],
  ["a button that says so", "OutOfStock", `<button class="add-to-cart">Out of stock</button>`],
  [
    "pickup alone that is not to be had",
    "InStock",
    `<div>Pickup: Not available at your store</div><div>Delivery: Arrives Friday</div><button>Add to cart</button>`,
  ],
  [
    "a related product that is sold out",
    "InStock",
    `<button>Add to cart</button><div class="related-products"><p>Other <span>Sold out</span></p></div>`,
  ],
  ["a review that speaks of it", "InStock", `<button>Add to cart</button><div class="reviews"><p>was out of stock for weeks</p></div>`],
  ["a product on back order", "InStock", ld("BackOrder") + `<button>Pre-order</button>`],
  ["a notice", "OutOfStock", `<p class="notice">This product has been discontinued.</p>`],
  ["a product almost sold out", "InStock", `<p>Almost sold out!</p><button>Add to cart</button>`],
  ["a sentence of the terms", "InStock", `<button>Add to cart</button><p>If an item is out of stock we will refund you.</p>`],
  ["a word on the stock", "OutOfStock", `<div class="availability">Out of stock online</div>`],
  ["a count of none", "OutOfStock", `<div class="stock">0 in stock</div>`],
  ["a count of two", "InStock", `<div class="stock">Only 2 left in stock</div>`],
  ["one colour sold out", "InStock", `<select><option>Red - Sold out</option><option>Blue</option></select><button>Add to cart</button>`],
  ["a listing that ended", "OutOfStock", `<div>This listing was ended by the seller because the item is no longer available.</div>`],
  ["words in a script", "InStock", `<script>var t={outOfStock:"Out of stock"}</script><button>Add to cart</button>`],
  [
    "a button with a label for every state",
    "InStock",
    `<a href="#" class="add-to-basket"><span>Add to cart</span><span>Check your store</span><span>Sold out</span></a>`,
  ],
  [
    "the same words on many other products",
    "InStock",
    Array.from({ length: 5 }, (_, at) => `<div><p>Widget ${at}</p><p>Sold out</p></div>`).join(""),
  ],
  ["a dead button that says so against markup", "OutOfStock", ld("InStock") + `<button disabled>Sold Out</button>`],
  ["a labelled count of none", "OutOfStock", `<div>Stock: 0</div>`],
  ["a labelled count of ten", "InStock", `<div>Stock: 10</div><button>Add to cart</button>`],
  ["a product no longer sold", "OutOfStock", `<p>Dieser Artikel ist nicht mehr erhältlich</p>`],
  ["words that are hidden", "InStock", `<div class="hidden">Sold out</div><button>Add to cart</button>`],
];

describe("availability", () => {
  it.each(CASES)("with %s is %s", (_title, availability, body) => {
    expect(extractProduct(page(body), "https://shop.example/p/1").availability).toBe(availability);
  });
});
