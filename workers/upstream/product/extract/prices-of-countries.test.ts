import { describe, expect, it } from "vitest";
import { extractProduct } from "./index.ts";

/** Pages written for these tests. */
const page = (body: string, lang: string, head = "") =>
  `<!doctype html><html lang="${lang}"><head><title>Oak Lamp</title>${head}</head><body><header><a href="/">Shop</a></header><main><h1>Oak Lamp Deluxe</h1>${body}</main></body></html>`;
const read = (body: string, lang = "en", head = "", url = "https://shop.example/p/oak-lamp") => extractProduct(page(body, lang, head), url);

describe("net and gross beside each other: the gross one is paid", () => {
  it.each([
    [
      "de",
      "120",
      `<span class="price-net">100,84 € zzgl. MwSt.</span> <span class="price-gross">120,00 € inkl. MwSt.</span><button>In den Warenkorb</button>`,
    ],
    ["de", "120", `<div><strong>100,84 €</strong> netto</div><div><strong>120,00 €</strong> brutto</div><button>In den Warenkorb</button>`],
    ["en-GB", "100", `<p>£83.33 ex. VAT</p><p>£100.00 inc. VAT</p><button>Add to basket</button>`],
    ["fr", "100", `<p class="price">83,33 € HT</p><p class="price">100,00 € TTC</p><button>Ajouter au panier</button>`],
    ["cs", "1210", `<p>1 000 Kč bez DPH</p><p><b>1 210 Kč</b> s DPH</p><button>Do košíku</button>`],
    ["ja", "12800", `<p class="price"><span>税抜 11,637円</span> <span>税込 12,800円</span></p><button>カートに入れる</button>`],
  ])("%s: %s", (lang, price, body) => {
    expect(read(body, lang).price).toBe(price);
  });

  it("a net price alone is the price", () => {
    expect(read(`<p class="price">£83.33 ex. VAT</p><button>Add to basket</button>`, "en-GB").price).toBe("83.33");
  });
});

describe("currencies without decimals, in their own script, and thousands with dots", () => {
  it.each([
    ["ja", "12800", "JPY", "￥１２，８００"],
    ["ko", "129000", "KRW", "<strong>129,000</strong>원"],
    ["vi", "1290000", "VND", "1.290.000đ"],
    ["id", "1299000", "IDR", "Rp1.299.000"],
    ["hu", "12990", "HUF", "12 990 Ft"],
    ["fa", "129000", "IRR", "۱۲۹٬۰۰۰ تومان"],
    ["hi", "1299", "INR", "₹१,२९९"],
    ["de", "1299", "EUR", "1.299 €"],
  ])("%s: %s %s", (lang, price, currency, text) => {
    expect(read(`<p class="price">${text}</p><button>Buy now</button>`, lang)).toMatchObject({ price, currency });
  });
});

it("a marketplace's price is that of its buy box, beside the product", () => {
  const cards = `<div class="carousel"><a href="/p/2">Vase</a><span class="price">$9.99</span><a href="/p/3">Tray</a><span class="price">$19.99</span></div>`;
  const box = `<aside id="buybox" class="buy-box"><div>Sold by ACME</div><div><span>$</span><span>149</span><sup>99</sup></div><button>Buy now</button></aside>`;
  expect(read(cards + box + `<div class="also-bought"><span class="price">$5.00</span></div>`).price).toBe("149.99");
});

it("the stock is that of the variant that the address asks for", () => {
  const offer = (variant: number, availability: string) =>
    `{"@type":"Offer","url":"https://shop.example/p/oak-lamp?variant=${variant}","price":"29.90","priceCurrency":"EUR","availability":"https://schema.org/${availability}"}`;
  const head = `<script type="application/ld+json">{"@type":"Product","name":"Oak Lamp Deluxe","offers":[${offer(1, "OutOfStock")},${offer(2, "InStock")}]}</script>`;
  const at = (variant: number, button: string) =>
    read(`<p class="price">€29.90</p>${button}`, "en", head, `https://shop.example/p/oak-lamp?variant=${variant}`).availability;
  expect(at(1, "<button disabled>Sold out</button>")).toBe("OutOfStock");
  expect(at(2, "<button>Add to cart</button>")).toBe("InStock");
});

it.each([
  ["en", "Benefits", ["Dims by touch in five steps", "Made of oak from Norway"]],
  ["de", "Ihre Vorteile", ["Dimmt per Berührung in fünf Stufen", "Aus massiver Eiche"]],
  ["zh", "产品特点", ["五档触摸调光，夜里不晃眼睛", "挪威橡木制成，表面没有上漆"]],
])("a list under a heading of benefits is the selling points, beside a description (%s)", (lang, heading, points) => {
  const list = (items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
  const others = `<h3>You may also like</h3>${list(["A candle of beeswax", "A vase of clear glass"])}`;
  const body = `<div class="description"><p>A lamp for quiet evenings.</p></div><h3>${heading}</h3>${list(points)}${others}`;
  expect(read(`<p class="price">€29.90</p><button>Add to cart</button>${body}`, lang).selling_points).toEqual(points);
});
