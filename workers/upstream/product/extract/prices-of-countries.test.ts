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
    ["de", "120", `<p>Netto: 100,84 €</p><p>Brutto: 120,00 €</p><button>In den Warenkorb</button>`],
    ["en", "120", `<p>€100.00 excl. 20% VAT</p><p>€120.00 incl. VAT</p><button>Add to cart</button>`],
    ["nl", "121", `<p>Excl. BTW € 100,00 Incl. BTW € 121,00</p><button>In winkelwagen</button>`],
    ["fr", "120", `<p>Prix TTC : 120,00 €</p><p>Prix HT : 100,00 €</p><button>Ajouter au panier</button>`],
    ["da", "1250", `<p>1.000 kr. ekskl. moms</p><p>1.250 kr. inkl. moms</p><button>Læg i kurv</button>`],
    ["fi", "124", `<div class="price"><strong>100,00 € alv 0 %</strong></div><div>124,00 € sis. alv</div><button>Ostoskoriin</button>`],
    ["pt", "123", `<p>100,00 € s/ IVA</p><p>123,00 € c/ IVA</p><button>Comprar</button>`],
    ["he", "1170", `<p>₪1000 לא כולל מע"מ</p><p>₪1170 כולל מע"מ</p><button>הוסף לסל</button>`],
    ["ko", "110000", `<p>100,000원 (VAT 별도)</p><p>110,000원 (VAT 포함)</p><button>장바구니</button>`],
    ["zh-TW", "1050", `<p>未稅 NT$1,000</p><p>含稅 NT$1,050</p><button>加入購物車</button>`],
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
    ["ja", "12800", "JPY", "1万2800円"],
    ["ko", "129000", "KRW", "12만 9,000원"],
    ["bn", "1290", "BDT", "৳ ১,২৯০"],
    ["my", "12900", "MMK", "၁၂,၉၀၀ ကျပ်"],
    ["ar-IQ", "25000", "IQD", "25,000 د.ع"],
    ["ar", "1299.50", "SAR", "١٬٢٩٩٫٥٠ ر.س"],
    ["sv", "1299", "SEK", "1 299:00 kr"],
    ["en-UG", "129000", "UGX", "UGX 129,000"],
    ["fr-MA", "1299", "MAD", "1 299 DH"],
    ["en-ET", "1290", "ETB", "Br 1,290"],
  ])("%s: %s %s", (lang, price, currency, text) => {
    expect(read(`<p class="price">${text}</p><button>Buy now</button>`, lang)).toMatchObject({ price, currency });
  });
});

describe("what stands beside the price is not it", () => {
  it.each([
    [
      "ja",
      "3980",
      `<div><span>価格</span><span>3,980</span><span>円</span><small>(税込)</small></div><div>送料 550円</div><a>カートに追加</a>`,
    ],
    ["ko", "45900", `<table><tr><th>판매가</th><td>45,900원</td></tr><tr><th>배송비</th><td>3,000원</td></tr></table>`],
    ["es-CL", "39990", `<div>Precio internet $39.990</div><div>Tarjeta $34.990</div><button>Agregar al carro</button>`],
    ["nl", "39", `<div>39,-</div><div>of 3 termijnen van 13,-</div><button>In winkelwagen</button>`],
    ["nb", "549", `<div>549,-</div><div>Delbetaling fra 46,-/mnd</div><button>Legg i handlevogn</button>`],
    ["pt-BR", "189.90", `<div>De R$ 249,90 por R$ 189,90</div><div>ou 10x de R$ 18,99 sem juros</div><button>Comprar</button>`],
    ["et", "978", `<div>978,00 €</div><div>12 kuud: 146,70 €</div><div>24 kuud: 195,60 €</div><button>Lisa ostukorvi</button>`],
    ["en", "39.99", `<p>$39.99</p><p>Delivery $4.99</p><button>Add to basket</button>`],
    ["en", "1.80", `<p>$1.80 - $2.60</p><button>Add to basket</button>`],
  ])("%s: %s", (lang, price, body) => {
    expect(read(body, lang).price).toBe(price);
  });
});

it("an aside without a name that holds the page's only buy button is its buy box", () => {
  const cards = ["$9.99", "$19.99", "$29.99"].map((price, at) => `<li><a href="/p/${at}">Other</a> ${price}</li>`).join("");
  const box = `<aside><div>$149.99</div><button>Buy now</button></aside>`;
  expect(read(`<p>${"A lamp for quiet evenings. ".repeat(60)}</p>${box}<ul>${cards}</ul>`).price).toBe("149.99");
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

it("the stock and the identifier are those of the variant at the page's path, or of its query among other values", () => {
  const variant = (address: string, sku: string, availability: string) => ({
    "@type": "Product",
    name: `Oak Lamp Deluxe ${sku}`,
    sku,
    offers: { "@type": "Offer", url: address, price: "29.90", priceCurrency: "EUR", availability: `https://schema.org/${availability}` },
  });
  const lamp = "https://shop.example/p/oak-lamp";
  const group = (...hasVariant: object[]) =>
    `<script type="application/ld+json">${JSON.stringify({ "@type": "ProductGroup", name: "Oak Lamp Deluxe", productGroupID: "lamp-1", hasVariant })}</script>`;
  const body = `<p class="price">€29.90</p><button disabled>Sold out</button>`;
  const byQuery = group(variant(`${lamp}?variant=1`, "red-111", "OutOfStock"), variant(`${lamp}?variant=2`, "blue-222", "InStock"));
  expect(read(body, "en", byQuery, `${lamp}?utm=x&variant=1`)).toMatchObject({ availability: "OutOfStock", sku: "red-111" });
  const byPath = group(variant(`${lamp}/red`, "red-111", "InStock"), variant(`${lamp}/blue`, "blue-222", "OutOfStock"));
  expect(read(body, "en", byPath, `${lamp}/blue`)).toMatchObject({ availability: "OutOfStock", sku: "blue-222" });
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
