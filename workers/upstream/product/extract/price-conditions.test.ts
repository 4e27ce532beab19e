import { describe, expect, it } from "vitest";
import { extractProduct } from "./index.ts";

/** Pages written for these tests; the second of the two has a long text behind the price and its button. */
const layouts = (body: string, lang: string) =>
  ["", `<div>In stock</div><p>${"A lamp made of oak for quiet evenings at home, with a linen shade. ".repeat(12)}</p>`].map(
    (text) =>
      `<!doctype html><html lang="${lang}"><head><title>Oak Lamp</title></head><body><main><h1>Oak Lamp Deluxe</h1>${body}${text}</main></body></html>`,
  );
const prices = (body: string, lang: string) =>
  layouts(body, lang).map((html) => Number(extractProduct(html, "https://shop.example/p/oak-lamp").price));

describe("arithmetic tells amounts apart, in any language", () => {
  it.each([
    ["it", 17.1, `<div><span>€ 17,10</span> <span>€ 18,00 -5%</span></div><button>Aggiungi al carrello</button>`],
    ["en-IN", 1299, `<div>₹ 2,499 ₹ 1,299 48% OFF</div><button>Buy now</button>`],
    ["zh", 129, `<div>￥199</div><div>6.5折</div><div>￥129</div><button>加入购物车</button>`],
    ["de", 79, `<div>79,00 €</div><div>99,00 €</div><div>Sie sparen 20,00 €</div><button>In den Warenkorb</button>`],
    ["he", 1299, `<div>₪ 1,299</div><div>או 12 תשלומים של ₪108.25</div><button>הוסף לסל</button>`],
    ["el", 129.9, `<div>129,90€</div><div>ή 12 δόσεις των 10,83€</div><button>Προσθήκη στο καλάθι</button>`],
    ["zh-HK", 1290, `<div>HK$1,290</div><div>或分3期 每期 HK$430</div><button>加入購物車</button>`],
    ["ja", 12800, `<div>¥11,637（税込¥12,800）</div><button>カートに入れる</button>`],
  ])("%s: %d", (lang, price, body) => {
    expect(prices(body, lang)).toEqual([price, price]);
  });

  it("an old price that its discount proves is named as the price before", () => {
    const [html = ""] = layouts(`<div>€ 17,10</div><div>€ 18,00 -5%</div><button>Aggiungi al carrello</button>`, "it");
    expect(extractProduct(html, "")).toMatchObject({ price: "17.10", original_price: "18" });
  });

  it("the discount of an amount that is struck already proves the price, where others stand nearer", () => {
    const table = `<p>14,00 €</p><p>-29% 99,00 €</p><p>PVPR: 139,90 €</p>`;
    expect(prices(`${table}<button>Añadir a la cesta</button>`, "es")).toEqual([99, 99]);
  });

  it("a rate of tax is no discount", () => {
    expect(prices(`<p>€100.00</p><p>€125.00</p><p>25% VAT may apply</p><button>Add to cart</button>`, "en")).toEqual([100, 100]);
  });
});

describe("an amount for somebody else, for more pieces, or at a condition is not the price", () => {
  it.each([
    ["en", 149, `<div>$149.00</div><div>New & Used (12) from $89.00</div><button>Add to cart</button>`],
    ["de", 149, `<div>149,00 €</div><div>Gebraucht ab 89,00 €</div><button>In den Warenkorb</button>`],
    ["en", 34.99, `<ul class="sellers"><li>$33.10 used</li><li>$36.00 new</li></ul><div>$34.99</div><button>Add to cart</button>`],
    ["pl", 89.99, `<div><del>129,99 zł</del></div><div>89,99 zł</div><div>Najniższa cena: 79,99 zł</div><button>Do koszyka</button>`],
    ["de", 89.99, `<div>89,99 €</div><div>Niedrigster Preis der letzten 30 Tage: 79,99 €</div><button>In den Warenkorb</button>`],
    ["it", 89.99, `<div>89,99 €</div><div>Prezzo più basso degli ultimi 30 giorni: 79,99 €</div><button>Acquista</button>`],
    ["ru", 1299, `<p>1 299 ₽</p><p>или по 325 ₽ × 4 платежа</p><p>1 199 ₽ с картой</p><button>Купить</button>`],
    ["en", 3.49, `<p>$3.49</p><p>$0.22/oz</p><button>Add to cart</button>`],
    ["de", 8.99, `<p>8,99 €</p><p>zzgl. 3,30 € Pfand</p><button>In den Warenkorb</button>`],
    ["nb", 1290, `<p>1 290,-</p><p>Veil. pris 1 590,-</p><button>Legg i handlekurv</button>`],
    ["en", 49, `<p>$49.00</p><button>Add to cart</button><p>I paid $30 elsewhere</p>`],
    ["zh", 129, `<div>¥129.00</div><div>券后价 ¥109.00</div><button>加入购物车</button>`],
    ["en", 30, `<div>$30.00</div><div>Members pay $25.50</div><button>Add to cart</button>`],
    ["en", 30, `<label>One-time purchase $30.00</label><label>Subscribe and save 15% $25.50</label><button>Add to cart</button>`],
    ["de", 10, `<div>10,00 €</div><div>ab 10 Stück 9,00 €</div><div>ab 50 Stück 8,00 €</div><button>In den Warenkorb</button>`],
    [
      "en",
      10,
      `<div>$10.00</div><table><tr><td>10-49</td><td>$9.00</td></tr><tr><td>50+</td><td>$8.00</td></tr></table><button>Buy</button>`,
    ],
    ["es-CL", 49990, `<div>$49.990</div><div>$44.990 con Tarjeta</div><button>Agregar</button>`],
    ["pt-BR", 199.9, `<div>R$ 199,90</div><div>R$ 189,90 no Pix</div><button>Comprar</button>`],
    ["zh", 199, `<div>¥199</div><div>领券立减 ¥20</div><button>立即购买</button>`],
    ["ru", 9990, `<div>9 990 ₽</div><div>до 999 ₽ бонусами</div><button>Купить</button>`],
    ["ru", 12990, `<div>12 990 ₽</div><div>от 1 083 ₽/мес</div><button>В корзину</button>`],
    ["en", 29.9, `<div>Add gift wrap for $5.00</div><div>$29.90</div><button>Add to cart</button>`],
    ["en", 120, `<div>£120.00</div><div>includes £20.00 VAT</div><button>Add to basket</button>`],
    [
      "en",
      200,
      `<div>Current bid</div><div>$200</div><div>Starting price $150</div><div>Estimate $300 - $500</div><button>Place bid</button>`,
    ],
    ["en", 200, `<div>Current bid <span>$200</span><span>2 bids</span></div><button>Place bid</button>`],
    ["en", 30, `<div><b>$30</b><a>12 reviews</a></div><button>Add to cart</button>`],
    ["tr", 1104.15, `<div><span>1.299,00 TL</span></div><div>Sepette <b>1.104,15 TL</b></div><button>Sepete ekle</button>`],
    ["tr", 1104.15, `<div>Sepette %15 İndirim 1.104,15 TL</div><div>1.299,00 TL</div><button>Sepete ekle</button>`],
    ["tr", 1299, `<div>1.299,00 TL</div><div>Sepette 200 TL indirim</div><button>Sepete ekle</button>`],
    [
      "zh",
      1679.4,
      `<dl><dt>价格</dt><dd><em>¥</em><span style="text-decoration:line-through">2799.00</span></dd></dl><dl><dt>促销价</dt><dd><em>¥</em><span>1679.40</span></dd></dl><button>加入购物车</button>`,
    ],
    [
      "zh",
      1679.4,
      `<dl><dt>价格</dt><dd>¥<b>2799.00</b></dd></dl><dl><dt>促销价</dt><dd>¥<b>1679.40</b></dd></dl><button>加入购物车</button>`,
    ],
    ["en", 79, `<div><i>$</i><del>99.00</del></div><div><i>$</i><b>79.00</b></div><button>Add to cart</button>`],
    ["en", 115, `<div>Starting bid: £115.00</div><div>[ 0 bids ]</div><button>Place bid</button>`],
  ])("%s: %d of %s", (lang, price, body) => {
    expect(prices(body, lang)).toEqual([price, price]);
  });
});

it.each([
  ["29.90", `<div class="product-price">29.90</div><button>Add to cart</button>`],
  ["29.90", `<div class="price"><span>29</span><sup>90</sup></div><button>Add to cart</button>`],
  ["29.99", `<div class="price">29€<sup>99</sup></div><button>Ajouter au panier</button>`],
  ["26", `<div class="price">From 26 to 50 €</div><button>Add to cart</button>`],
  ["29.1583", `<div class="price">£29.1583</div><button>Add to cart</button>`],
])("%s is read where it has no mark, its mark in its midst, or a range around it", (price, body) => {
  expect(prices(body, "en")).toEqual([Number(price), Number(price)]);
});
