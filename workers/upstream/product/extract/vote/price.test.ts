import { describe, expect, it } from "vitest";
import { extractProduct } from "../index.ts";

const page = (body: string, language: string): string =>
  `<html lang="${language}"><head><title>Great Widget 5000 | Shop</title></head><body>${body}</body></html>`;

const CASES: [title: string, price: string, body: string, language?: string][] = [
  [
    "not a variant's in an option list",
    "36.50",
    `<h1>Great Widget 5000</h1><div class="product-price">£36.50</div><div class="options"><label>50ml <span>£36.50</span></label><label>100ml <span>£65.00</span></label><label>15 ml<span>£15.00</span></label></div><button>Add to bag</button>`,
  ],
  [
    "not the same amount in another currency",
    "12.99",
    `<h1 id="itemTitle">Great Widget 5000</h1><div><span>Price:</span><span id="prcIsum" itemprop="price" content="12.99">US $12.99</span><div>Approximately <span id="convbinPrice">GBP 9.99</span></div></div><div>Postage: <span>US $20.00</span></div><a class="btn">Buy it now</a>`,
  ],
  [
    "the sale price of two labelled ones",
    "40",
    `<h1>Great Widget 5000</h1><div>Price: $50.00</div><div>Sale: $40.00</div><button>Add to cart</button>`,
  ],
  [
    "the shop's own beside the list price and the saving",
    "40",
    `<h1>Great Widget 5000</h1><table><tr><td>MSRP:</td><td>$50.00</td></tr><tr><td>Our Price:</td><td>$40.00</td></tr><tr><td>You Save:</td><td>$10.00 (20%)</td></tr></table><button>Add to cart</button>`,
  ],
  [
    "the single purchase beside a subscription",
    "20",
    `<h1>Great Widget 5000</h1><div class="price">$20.00</div><div class="purchase-options"><label>One-time purchase $20.00</label><label>Subscribe & save 10% $18.00</label></div><button>Add to cart</button>`,
  ],
  [
    "everyone's beside the members'",
    "20",
    `<h1>Great Widget 5000</h1><div class="price">$20.00</div><div class="member-price">Members pay $15.00</div><button>Add to cart</button>`,
  ],
  [
    "the one at a buy button far below the name",
    "249",
    `<h1>Great Widget 5000</h1><p>${"A long description of this thing goes here. ".repeat(90)}</p><p>Costs less than the $400 competition</p><div class="buy"><span class="price">$249.00</span><button>Add to cart</button></div>`,
  ],
  [
    "none of a shipping threshold or instalments",
    "25",
    `<div class="announcement">Free shipping on orders over $75.00</div><h1>Great Widget 5000</h1><div>$25.00</div><div>Pay in 4 interest-free payments of $6.25</div><button>Add to cart</button>`,
  ],
  [
    "the one with tax though markup says the one without",
    "120",
    `<h1>Great Widget 5000</h1><div class="price">£120.00 <small>inc VAT</small></div><div class="price-ex">£100.00 ex VAT</div><button>Add to cart</button><script type="application/ld+json">{"@type":"Product","name":"Great Widget 5000","offers":{"price":"100.00","priceCurrency":"GBP"}}</script>`,
  ],
  [
    "the pack's behind the price of a kilogram",
    "4.50",
    `<h1>Great Widget 5000</h1><span class="unit">£9.00/kg</span><span class="product-price">£4.50</span><button>Add</button>`,
  ],
  [
    "not one of unmarked product tiles",
    "99",
    `<h1>Great Widget 5000</h1><div class="flex relative"><p class="text-2xl">$99.00</p></div><button>Add to cart</button><h2>Customers love</h2><div class="grid"><div class="c"><a href="/x">A</a><p>$12.00</p></div><div class="c"><a href="/y">B</a><p>$12.00</p></div><div class="c"><a href="/z">C</a><p>$12.00</p></div></div>`,
  ],
  [
    "not an extra's",
    "45",
    `<h1>Great Widget 5000</h1><div><span class="price">$45.00</span></div><div>Add engraving <span>$30.00</span></div><button>Add to cart</button><script type="application/ld+json">{"@type":"Product","name":"Great Widget 5000","offers":{"price":"45.00","priceCurrency":"USD"}}</script>`,
  ],
  [
    "the single piece's beside a bundle",
    "3",
    `<h1>Great Widget 5000</h1><div class="price">£3.00</div><div class="promo">2 for £5.00</div><button>Add</button>`,
  ],
  [
    "one with raised currency and cents",
    "24.97",
    `<h1>Great Widget 5000</h1><div class="price"><sup>$</sup><span>24</span><sup>97</sup></div><button>Add to cart</button>`,
  ],
  [
    "one with the comma in the cents",
    "24.97",
    `<h1>Great Widget 5000</h1><div class="price"><span class="e">24</span><span class="c">,97</span> <span>€</span></div><button>Kaufen</button>`,
    "de",
  ],
  [
    "one with grouped digits and a small comma",
    "1299.99",
    `<h1>Great Widget 5000</h1><p class="product-new-price">1.299<sup><small class="mf-decimal">,</small>99</sup> <span>Lei</span></p><p class="product-old-price"><span class="rrp-lp30d">PRP: <s>1.799<sup>99</sup> Lei</s></span></p><button>Adauga in Cos</button>`,
    "ro",
  ],
  [
    "one with grouped digits and raised cents",
    "2999.99",
    `<h1>Great Widget 5000</h1><p class="product-new-price">2.999<sup>99</sup> <span>Lei</span></p><button>Adauga in Cos</button>`,
    "ro",
  ],
  [
    "one whose digit groups are elements",
    "12990",
    `<h1>Great Widget 5000</h1><div class="product__price"><span>12</span><span> </span><span>990</span> <span class="ruble">₽</span></div><button>Купить</button>`,
    "ru",
  ],
  [
    "one without a currency",
    "129",
    `<h1>Great Widget 5000</h1><div class="product-price">129,-</div><div class="old-price">199,-</div><button>Kjøp</button>`,
    "nb",
  ],
  [
    "one that only data carries",
    "55",
    `<h1>Great Widget 5000</h1><div id="app" data-price="55.00"></div><button>Add to cart</button><script>dataLayer.push({ecommerce:{detail:{products:[{name:'Great Widget 5000',id:'GW5000-1',price:'55.00'}]}}})</script>`,
  ],
  [
    "the current bid",
    "115",
    `<h1>Great Widget 5000</h1><div>Current bid: <span>£115.00</span></div><div>Enter £120.00 or more <button>Position bid</button></div><div>Postage £9.00</div>`,
  ],
  ['the lowest one ("from")', "20", `<h1>Great Widget 5000</h1><div>Tickets from £20.00</div><button>Buy tickets</button>`],
  [
    "the whole beside three payments",
    "90",
    `<h1>Great Widget 5000</h1><div class="price-wrapper">€90.00</div><div class="klarna">3 payments of €30.00. <a>Learn more</a></div><button>Add to bag</button>`,
  ],
  [
    "the one in a class named for the discount",
    "40",
    `<h1>Great Widget 5000</h1><div><span class="price discount">$40.00</span><span class="price crossed">$50.00</span></div><button>Add</button>`,
  ],
  [
    "the promotional one in Chinese",
    "1280",
    `<h1>Great Widget 5000</h1><div>建議售價 <del>$1,580</del></div><div>促銷價 <b>$1,280</b></div><button>加入購物車</button>`,
    "zh-TW",
  ],
  [
    "the one with tax beside a smaller one without, though named for the old price",
    "40",
    `<h1>Great Widget 5000</h1><ul><li class="price"><span class="price-old-live">40.00€</span></li><li class="price-tax">Brez DDV: <span class="price-tax-live">36.53€</span></li></ul>`,
    "sl",
  ],
  [
    "the one labelled with tax behind the one without",
    "5263.20",
    `<h1>Great Widget 5000</h1><div><span>bez DPH</span> <span class="price">4386,00 €</span></div><div><span>s DPH</span> <span class="price">5263,20 €</span></div><button>Do košíka</button>`,
    "sk",
  ],
  [
    "one whose cents follow a deeply indented line",
    "173.34",
    `<h1>Great Widget 5000</h1><p class="product-new-price">\n${" ".repeat(90)}173<sup>34</sup> <span>Lei</span>\n${" ".repeat(90)}</p><div class="rates">Rate lunare de la <span class="numeric">14<sup>44</sup> <span>Lei</span></span></div><button>Adauga in Cos</button>`,
    "ro",
  ],
  [
    "the lowered one of two in a currency with a capital",
    "270",
    `<h1>Great Widget 5000</h1><div class="slider-price"><span class="pricenew">270,00 Kn</span><br><span class="priceold">540,00 Kn</span></div><a class="cta" href="#">Kupi</a>`,
    "hr",
  ],
  [
    "not the approximation in the reader's currency",
    "1.99",
    `<h1>Great Widget 5000</h1><p>Price:</p><p>GBP 1.99</p><p>Approximately US $2.66</p><a href="#">Add to cart</a>`,
  ],
  [
    "not what two cost together",
    "249",
    `<h1>Great Widget 5000</h1><p>249 ₽</p><p>Самовывоз в пятницу</p><button>Добавить в корзину</button><p>Вместе дешевле</p><p>249 ₽</p><p>+</p><p>265 ₽</p><p>419 ₽</p><p>514 ₽</p><button>Добавить в корзину</button>`,
    "ru",
  ],
  [
    "not that of the delivery in front of it",
    "19.50",
    `<p>LieferbarCHF 7.95</p><p>CHF 19.50</p><button>in den Warenkorb</button><h1>Great Widget 5000</h1>`,
    "de",
  ],
  [
    "a labelled one far from the name without any class names",
    "997",
    `<h1>Great Widget 5000</h1><p>${"Opis tego produktu jest tutaj. ".repeat(100)}</p><div>Cena</div><div>997 zł</div>`,
    "pl",
  ],
  [
    "one alone on the page, far from the name",
    "3340",
    `<h1>Great Widget 5000</h1><p>${"A story about this film goes here. ".repeat(60)}</p><p>$3.340</p><a href="#">Comprar</a>`,
    "es-CL",
  ],
  [
    "none where a sold-out page only names a faint one",
    "",
    `<p>Get a $20.00 card</p><p>${"Words about something else entirely. ".repeat(60)}</p><h1>Great Widget 5000</h1><div id="availability">Currently unavailable.</div>`,
  ],
  [
    "the cash price beside instalments in Portuguese",
    "59.90",
    `<h1>Great Widget 5000</h1><div class="valor"><strong>R$ 59,90</strong> à vista</div><div>ou R$ 66,55 em até 6x de R$ 11,09</div><button>Comprar</button>`,
    "pt-BR",
  ],
];

describe("the price to pay is", () => {
  it.each(CASES)("%s", (_title, price, body, language) => {
    expect(extractProduct(page(body, language ?? "en"), "https://shop.example/p/1").price).toBe(price);
  });
});
