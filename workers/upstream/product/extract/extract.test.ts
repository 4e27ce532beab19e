import { describe, expect, it } from "vitest";
import { extractProduct } from "./index.ts";

const page = (body: string, head = "", lang = "en"): string =>
  `<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`;
const jsonLd = (value: string): string => `<script type="application/ld+json">${value}</script>`;
const read = (html: string, url = "https://shop.example/p/1"): ReturnType<typeof extractProduct> => extractProduct(html, url);

describe("JSON-LD", () => {
  it("is read from a graph, with brand, codes, rating and pictures", () => {
    const product = read(
      page(
        "<h1>Lamp</h1>",
        jsonLd(`{"@context":"https://schema.org","@graph":[{"@type":"WebPage"},{"@type":["Product","Thing"],"name":"Lamp","sku":"L-77","mpn":"M1","gtin13":"4054278533728","brand":{"name":"Lux"},
      "image":["/a.jpg",{"@type":"ImageObject","url":"https://cdn.example/b.jpg","width":1200,"height":"800px"}],"aggregateRating":{"ratingValue":4.6,"reviewCount":12},"offers":{"@type":"Offer","price":"49.00","priceCurrency":"EUR","availability":"https://schema.org/SoldOut"}}]}`),
      ),
    );
    expect(product).toMatchObject({
      name: "Lamp",
      price: "49",
      currency: "EUR",
      sku: "L-77",
      mpn: "M1",
      gtin: "4054278533728",
      brand: "Lux",
      availability: "OutOfStock",
    });
    expect(product.images).toEqual([
      { url: "https://shop.example/a.jpg", width: 0, height: 0 },
      { url: "https://cdn.example/b.jpg", width: 1200, height: 800 },
    ]);
    expect(product.facts).toContainEqual({ text: "★ 4.6 / 5 (12)", source: "json-ld" });
  });

  it("is read even when broken", () => {
    expect(
      read(
        page(
          "<h1>Desk</h1>",
          jsonLd(`<!-- {'@type':'Product', name:"Desk", "description":"Solid
      oak", "sku":"DK-1209", "offers":{"@type":"Offer","price":"120,50","priceCurrency":"EUR",},} -->`),
        ),
      ),
    ).toMatchObject({ name: "Desk", price: "120.50", sku: "DK-1209" });
  });

  it("is read from an aggregate offer and from variants", () => {
    expect(
      read(
        page(
          "<h1>Shoe</h1>",
          jsonLd(
            `{"@type":"Product","name":"Shoe","offers":{"@type":"AggregateOffer","lowPrice":"30","highPrice":"45","priceCurrency":"USD"}}`,
          ),
        ),
      ),
    ).toMatchObject({ price: "30", currency: "USD" });
    expect(
      read(
        page(
          "<h1>Shirt</h1>",
          jsonLd(
            `{"@type":"ProductGroup","name":"Shirt","productGroupID":"SH-500","hasVariant":[{"@type":"Product","name":"Shirt","sku":"SH-500-M","offers":{"@type":"Offer","price":25,"priceCurrency":"GBP"}}]}`,
          ),
        ),
      ),
    ).toMatchObject({ price: "25", currency: "GBP" });
  });

  it("is believed less than a struck-through sign on the page", () => {
    expect(
      read(
        page(
          `<h1>Bag</h1><p class="price"><del>$80.00</del> <b>$55.00</b></p><button>Add to bag</button>${jsonLd(`{"@type":"Product","name":"Bag","offers":{"@type":"Offer","price":80,"priceCurrency":"USD"}}`)}`,
        ),
      ),
    ).toMatchObject({ price: "55", original_price: "80" });
  });

  it("does not take a related product for the page's own", () => {
    expect(
      read(
        page(
          "<h1>Blue Teapot</h1>",
          jsonLd(
            `{"@type":"Product","name":"Blue Teapot","isRelatedTo":[{"@type":"Product","name":"Cup","sku":"CUP-1","offers":{"price":"5","priceCurrency":"EUR"}}],"sku":"TEA-9","offers":{"price":"35","priceCurrency":"EUR"}}`,
          ),
        ),
      ),
    ).toMatchObject({ price: "35", sku: "TEA-9" });
  });
});

describe("other markup", () => {
  it("is read as microdata", () => {
    expect(
      read(
        page(`<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Chair</h1><span itemprop="brand">Sitwell</span><meta itemprop="sku" content="CH-11"><img itemprop="image" src="/chair.jpg">
      <div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span itemprop="price" content="89.5">89,50</span><meta itemprop="priceCurrency" content="EUR"><link itemprop="availability" href="http://schema.org/OutOfStock"></div></div>`),
      ),
    ).toMatchObject({
      name: "Chair",
      price: "89.50",
      currency: "EUR",
      sku: "CH-11",
      brand: "Sitwell",
      availability: "OutOfStock",
      images: [{ url: "https://shop.example/chair.jpg" }],
    });
  });

  it("is read as RDFa", () => {
    expect(
      read(
        page(
          `<div vocab="http://schema.org/" typeof="Product"><h1 property="name">Vase</h1><div property="offers" typeof="Offer"><span property="price" content="15">15</span><meta property="priceCurrency" content="EUR"></div></div>`,
        ),
      ),
    ).toMatchObject({ name: "Vase", price: "15", currency: "EUR" });
  });

  it("is read as Open Graph, the sale price before the list price", () => {
    expect(
      read(
        page(
          "<h1>Mug</h1>",
          `<meta property="og:type" content="product"><meta property="product:price:amount" content="12.00"><meta property="product:sale_price:amount" content="9.00"><meta property="product:price:currency" content="USD"><meta property="product:retailer_item_id" content="MG-400"><meta property="og:image" content="//cdn.example/mug.jpg"><meta property="og:video" content="https://cdn.example/mug.mp4">`,
        ),
      ),
    ).toMatchObject({
      price: "9",
      currency: "USD",
      sku: "MG-400",
      images: [{ url: "https://cdn.example/mug.jpg" }],
      videos: ["https://cdn.example/mug.mp4"],
    });
  });

  it("is read as embedded state, in JSON and in scripts", () => {
    expect(
      read(
        page(
          `<h1>Garden Hose</h1><script id="__NEXT_DATA__" type="application/json">{"props":{"product":{"title":"Garden Hose","sku":"GH-50","price":{"value":24.97,"currency":"USD"},"description":"A hose that never kinks and that reaches the far end of the garden with ease, every day."}}}</script><p class="price">$24.97</p>`,
        ),
      ),
    ).toMatchObject({ price: "24.97", sku: "GH-50", description: expect.stringContaining("never kinks") });
    expect(
      read(
        page(
          `<h1>Garden Hose</h1><p class="price">$24.97</p><script>window.__STATE__ = {product: {name: 'Garden Hose', productCode: 'GH50-B', price: 24.97}};</script>`,
        ),
      ),
    ).toMatchObject({ price: "24.97", sku: "GH50-B" });
  });
});

describe("the visible page", () => {
  it("says the price near the name, not the shipping, the saving or a neighbour's", () => {
    expect(
      read(
        page(
          `<h1>Sofa</h1><p>You save $100.00</p><div class="product-price">$499.00</div><p>Shipping $49.00</p><p>or $41.58 a month</p><button>Add to cart</button><div class="related"><a href="/p/2">Pouf <span class="price">$59.00</span></a></div>`,
        ),
      ),
    ).toMatchObject({ price: "499", currency: "USD" });
  });

  it("has a regular price that is the price where no lower one stands by it", () => {
    expect(read(page(`<h1>Sofa</h1><span class="regular-price">$499.00</span><button>Add to cart</button>`))).toMatchObject({
      price: "499",
      original_price: "",
    });
  });

  it("may show a range: the lower end counts", () => {
    expect(read(page(`<h1>Curtain</h1><p class="price">$20.00 – $35.00</p><button>Add to cart</button>`))).toMatchObject({ price: "20" });
  });

  it.each([
    ["en", "Sold out"],
    ["de", "Leider ausverkauft"],
    ["fr", "Rupture de stock"],
    ["es", "Agotado"],
    ["pt-BR", "Produto indisponível"],
    ["it", "Non disponibile"],
    ["nl", "Uitverkocht"],
    ["sv", "Slut i lager"],
    ["fi", "Loppuunmyyty"],
    ["pl", "Produkt niedostępny"],
    ["cs", "Není skladem"],
    ["hu", "Nincs raktáron"],
    ["ro", "Stoc epuizat"],
    ["ru", "Нет в наличии"],
    ["uk", "Немає в наявності"],
    ["el", "Εξαντλήθηκε"],
    ["tr", "Stokta yok"],
    ["ar", "غير متوفر"],
    ["he", "אזל מהמלאי"],
    ["ja", "在庫切れ"],
    ["ko", "품절"],
    ["zh", "已售罄"],
    ["th", "สินค้าหมด"],
    ["vi", "Hết hàng"],
  ])("says in %s that the product is sold out: %s", (lang, words) => {
    expect(read(page(`<h1>Widget 3000</h1><p class="price">€ 20,00</p><p class="stock">${words}</p>`, "", lang)).availability).toBe(
      "OutOfStock",
    );
  });

  it("may sell out a size without selling out the product", () => {
    expect(
      read(
        page(
          `<h1>Widget</h1><p class="price">€ 20,00</p><ul class="sizes"><li>S <span>Sold out</span></li><li>M</li></ul><button>Add to cart</button>`,
        ),
      ).availability,
    ).toBe("InStock");
  });

  it.each([
    ["Item No.: AB-1234"],
    ["SKU AB-1234"],
    ["Artikelnummer: AB-1234"],
    ["<th>EAN-Nummer</th><td>x</td></tr><tr><td>Artikel-Nr. AB-1234</td>"],
    ["Art.-Nr.: AB-1234"],
    ["Réf. : AB-1234"],
    ["Código: AB-1234"],
    ["Codice prodotto AB-1234"],
    ["Tuotenumero: AB-1234"],
    ["Kod produktu: AB-1234"],
    ["Kód zboží: AB-1234"],
    ["Cikkszám: AB-1234"],
    ["Артикул: AB-1234"],
    ["Код товара: AB-1234"],
    ["Ürün Kodu: AB-1234"],
    ["商品番号：AB-1234"],
    ["商品编号：AB-1234"],
    ["상품번호: AB-1234"],
    ["Mã SP: AB-1234"],
    ["رمز المنتج: AB-1234"],
    ["<th>Cod produs</th><td>AB-1234</td>"],
  ])("labels its identifier: %s", (label) => {
    expect(
      read(
        page(`<h1>Widget</h1><p class="price">€ 20,00</p><table><tr>${label.startsWith("<") ? label : `<td>${label}</td>`}</tr></table>`),
      ).sku,
    ).toBe("AB-1234");
  });

  it("may glue its identifier to the label", () => {
    expect(
      read(
        page(
          `<h1>Widget</h1><p class="price">€ 20,00</p><div><span>Artikel-Nummer</span><span>1049084</span></div><div><span>EAN-Nummer</span><span>7610186303159</span></div>`,
          "",
          "de",
        ),
      ).sku,
    ).toBe("1049084");
  });

  it("is not a model's name in words where the page carries a number", () => {
    expect(
      read(
        page(
          `<h1>Computer i7 16GB</h1><p class="price">€ 200,00</p><form><input type="hidden" name="product_id" value="144432"><button>Add to cart</button></form>`,
          `<script type="application/ld+json">{"@type":"Product","name":"Computer i7 16GB","sku":"Tower 9010 Business"}</script>`,
        ),
      ).sku,
    ).toBe("144432");
  });

  it("falls back to the identifier in the address", () => {
    expect(
      read(
        page(`<h1>Widget</h1><p class="price">€ 20,00</p>`, `<link rel="canonical" href="https://shop.example/widget-p8812345.html">`),
        "",
      ).sku,
    ).toMatch(/^p?8812345$/);
  });

  it("is not misled by a model number that is part of the name", () => {
    expect(
      read(
        page(
          `<h1>Drill DCK240</h1><p>Model: DCK240</p><p class="price">$99.00</p><input type="hidden" name="product_id" value="556677"><button>Add to cart</button>`,
        ),
      ).sku,
    ).toBe("556677");
  });
});

describe("content", () => {
  const rich = page(`<h1>Trail Boot</h1><p class="price">$120.00</p><button>Add to cart</button>
    <ul class="product-features"><li>Waterproof membrane keeps feet dry</li><li>Grippy sole for wet rock 🥾</li><li><a href="/size">Size guide for all boots</a></li></ul>
    <div class="product-description"><p>Built for long days on rough ground. The upper is full-grain leather from Italy.</p></div>
    <table class="specs"><tr><th>Weight</th><td>480 g</td></tr><tr><th>Brand</th><td>Alpina</td></tr></table>
    <div class="gallery"><img src="/img/boot-1.jpg" width="800" height="600" alt="Trail Boot"><img data-src="/img/boot-2.jpg" alt="Trail Boot side" src="data:image/gif;base64,R0"><img src="/logo.svg"></div><video src="/boot.mp4"></video>`);

  it("gives selling points, facts, pictures and a video", () => {
    const product = read(rich);
    expect(product.selling_points).toEqual(["Waterproof membrane keeps feet dry", "Grippy sole for wet rock 🥾"]);
    expect(product.facts.map(({ text }) => text)).toEqual(
      expect.arrayContaining(["Built for long days on rough ground.", "The upper is full-grain leather from Italy.", "Weight: 480 g"]),
    );
    expect(product.images.map(({ url }) => url)).toEqual(["https://shop.example/img/boot-1.jpg", "https://shop.example/img/boot-2.jpg"]);
    expect(product).toMatchObject({ brand: "Alpina", videos: ["https://shop.example/boot.mp4"], language: "en" });
  });

  it("keeps facts within their number and length", () => {
    const { facts } = read(
      page(
        `<h1>Widget</h1><table>${Array.from({ length: 200 }, (_, at) => `<tr><td>Row ${at}</td><td>${"x".repeat(200)}</td></tr>`).join("")}</table><div class="description"><p>${"long ".repeat(600)}</p></div>`,
      ),
    );
    expect(facts.length).toBeLessThanOrEqual(60);
    expect(Math.max(...facts.map(({ text }) => text.length))).toBeLessThanOrEqual(600);
  });

  it("rids a description of the HTML that markup holds", () => {
    expect(
      read(
        page(
          "<h1>Rug</h1>",
          jsonLd(
            `{"@type":"Product","name":"Rug","description":"&lt;p&gt;Hand-knotted &amp;amp; soft, made of wool from New Zealand.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Warm underfoot&lt;/li&gt;&lt;/ul&gt;"}`,
          ),
        ),
      ).description,
    ).toBe("Hand-knotted & soft, made of wool from New Zealand.\nWarm underfoot");
  });

  it("keeps right-to-left text and emoji as they are", () => {
    expect(read(page(`<h1>تيشيرت قطني 👕</h1><span class="price">٩٩٫٠٠ ر.س</span><button>أضف إلى السلة</button>`, "", "ar"))).toMatchObject(
      { name: "تيشيرت قطني 👕", price: "99", currency: "SAR", language: "ar" },
    );
  });

  it("guesses the language where the page does not say", () => {
    expect(
      read(`<h1>Stuhl</h1><p class="description">Der Stuhl ist aus Holz und das Polster ist nicht abnehmbar, mit Lehne für die Küche.</p>`)
        .language,
    ).toBe("de");
    expect(read("<h1>耐热玻璃杯</h1><p>高硼硅玻璃，耐热耐冷，适合家庭使用。</p>").language).toBe("zh");
  });
});

describe("pages without a product", () => {
  it.each([
    [
      "an article",
      page(
        `<article><h1>How we chose the best kettles of the year</h1><p>We boiled water for three weeks. The winner costs about $40 in most shops.</p><p>More text follows here about kettles and tea.</p></article>`,
      ),
    ],
    [
      "a list of products",
      page(
        `<h1>Kettles</h1><ul>${Array.from({ length: 12 }, (_, at) => `<li class="product-card"><a href="/p/${at}">Kettle ${at}</a><span class="price">$${20 + at}.00</span><button>Add to cart</button></li>`).join("")}</ul>`,
      ),
    ],
    ["an error page", page("<h1>404</h1><p>Page not found</p>")],
    ["an empty page", ""],
    ["a login page", page(`<h1>Sign in</h1><form><input name="email"><input type="password"><button>Sign in</button></form>`)],
  ])("are told apart: %s", (_title, html) => {
    expect(read(html, "https://shop.example/").confidence).toBeLessThan(0.5);
  });
});
