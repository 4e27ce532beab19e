import { describe, expect, it } from "vitest";
import { extractProduct } from "./index.ts";

interface Shop {
  title: string;
  url: string;
  html: string;
  price: string;
  original?: string;
  currency?: string;
  availability?: "InStock" | "OutOfStock";
  sku?: string;
  name?: string;
}

/** Pages written for these tests, built the way the common shop systems and marketplaces build theirs. */
const SHOPS: Shop[] = [
  {
    title: "a Shopify theme with a sale price and meta object",
    url: "https://shop.example/products/linen-shirt?variant=31415926535",
    html: `<html lang="en"><head><title>Linen Shirt – Example</title><meta property="og:type" content="product"><meta property="og:price:amount" content="39.00"><meta property="og:price:currency" content="USD"></head>
      <body><header class="site-header"><a href="/cart">Cart $0.00</a></header><main><div class="product"><h1 class="product__title">Linen Shirt</h1>
      <div class="price price--on-sale"><div class="price__regular"><span class="visually-hidden">Regular price</span><s class="price-item price-item--regular">$59.00</s></div>
      <div class="price__sale"><span class="price-item price-item--sale">$39.00</span></div></div>
      <form action="/cart/add"><input type="hidden" name="id" value="31415926535"><button type="submit" name="add">Add to cart</button></form><p>Free shipping over $50</p></div>
      <section class="related-products"><div class="card"><h3>Wool Sock</h3><span class="price">$9.00</span></div><div class="card"><span class="price">$12.00</span></div></section></main>
      <script>var meta = {"product":{"id":6543210987,"vendor":"Example","type":"Shirt","variants":[{"id":31415926535,"price":3900,"name":"Linen Shirt - S","sku":"LS-001-S"}]}};</script>
      <script type="application/ld+json">{"@context":"http://schema.org/","@type":"Product","name":"Linen Shirt","url":"https://shop.example/products/linen-shirt","sku":"LS-001-S","brand":{"@type":"Brand","name":"Example"},"offers":[{"@type":"Offer","sku":"LS-001-S","availability":"http://schema.org/InStock","price":39.0,"priceCurrency":"USD"}]}</script></body></html>`,
    price: "39",
    original: "59",
    currency: "USD",
    sku: "LS-001-S",
    name: "Linen Shirt",
  },
  {
    title: "WooCommerce whose markup still holds the list price",
    url: "https://shop.example/product/teapot/",
    html: `<html lang="en-GB"><body class="single-product"><div class="product"><h1 class="product_title entry-title">Cast Teapot</h1>
      <p class="price"><del><span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&pound;</span>45.00</bdi></span></del> <ins><span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&pound;</span>36.50</bdi></span></ins></p>
      <form class="cart"><button type="submit" name="add-to-cart" value="1187" class="single_add_to_cart_button button alt">Add to basket</button></form>
      <div class="product_meta"><span class="sku_wrapper">SKU: <span class="sku">TP-77</span></span></div></div>
      <section class="related products"><ul><li class="product"><a href="/product/cup/">Cup <span class="price"><span class="amount">£8.00</span></span></a></li></ul></section>
      <script type="application/ld+json">{"@context":"https://schema.org/","@type":"Product","name":"Cast Teapot","sku":1187,"offers":[{"@type":"Offer","price":"45.00","priceCurrency":"GBP","availability":"http://schema.org/InStock"}]}</script></body></html>`,
    price: "36.50",
    original: "45",
    currency: "GBP",
    sku: "TP-77",
  },
  {
    title: "Magento with data-price-amount and RRP",
    url: "https://shop.example/blue-kettle.html",
    html: `<html lang="en"><body><h1 class="page-title"><span class="base" data-ui-id="page-title-wrapper" itemprop="name">Blue Kettle</span></h1>
      <div class="product-info-price"><span class="special-price"><span class="price-container"><span class="price-label">Special Price</span><span data-price-amount="24.95" data-price-type="finalPrice" class="price-wrapper"><span class="price">$24.95</span></span></span></span>
      <span class="old-price"><span class="price-label">Regular Price</span><span data-price-type="oldPrice" class="price-wrapper"><span class="price">$34.95</span></span></span></div>
      <div class="stock available"><span>In stock</span></div><div class="product attribute sku"><strong class="type">SKU</strong><div class="value" itemprop="sku">24-MB01</div></div>
      <button id="product-addtocart-button" class="action primary tocart"><span>Add to Cart</span></button>
      <div class="block upsell"><span class="price">$5.00</span><button class="action tocart"><span>Add to Cart</span></button></div></body></html>`,
    price: "24.95",
    original: "34.95",
    sku: "24-MB01",
  },
  {
    title: "Shopware in German with a unit price",
    url: "https://laden.example/detail/abc/kaffee",
    html: `<html lang="de-DE"><body><div itemscope itemtype="https://schema.org/Product"><h1 class="product-detail-name" itemprop="name">Röstkaffee Nr. 5</h1>
      <div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="priceCurrency" content="EUR"><link itemprop="availability" href="http://schema.org/InStock"><p class="product-detail-price with-list-price"><meta itemprop="price" content="8.49">8,49&nbsp;€*<span class="product-detail-list-price-wrapper"><del class="list-price-price">9,99&nbsp;€*</del></span></p>
      <div class="product-detail-price-unit"><span>Inhalt: 0.5 Kilogramm</span> <span>(16,98 €* / 1 Kilogramm)</span></div><p>inkl. MwSt. zzgl. Versandkosten ab 4,90 €</p><button class="btn btn-buy">In den Warenkorb</button></div>
      <div class="product-detail-ordernumber-container"><span>Produktnummer:</span> <span class="product-detail-ordernumber" itemprop="sku">SW10005</span></div></div></body></html>`,
    price: "8.49",
    original: "9.99",
    currency: "EUR",
    sku: "SW10005",
  },
  {
    title: "PrestaShop in French with a reference",
    url: "https://boutique.example/chaises/412-chaise-haute.html",
    html: `<html lang="fr"><body><h1 class="h1">Chaise haute</h1><div class="product-prices"><div class="product-discount"><span class="regular-price">129,90 €</span></div>
      <div class="product-price has-discount"><div class="current-price"><span itemprop="price" content="99.9">99,90 €</span><span class="discount discount-percentage">Économisez 23%</span></div></div><div class="tax-shipping-delivery-label">TTC Livraison 5,90 €</div></div>
      <input type="hidden" name="id_product" value="412"><button class="btn btn-primary add-to-cart">Ajouter au panier</button><div class="product-reference"><label class="label">Référence </label><span itemprop="sku">CH-4120</span></div></body></html>`,
    price: "99.90",
    original: "129.90",
    currency: "EUR",
    sku: "CH-4120",
  },
  {
    title: "a price split into large and small digits with installments beside it",
    url: "https://store.example/p/Drill-Kit/311222333",
    html: `<html lang="en"><body><h1 class="product-details__title">Drill Kit 18V</h1><div class="price-detailed__left-col"><div class="price-format__large price-format__main-price"><span class="price-format__large-symbols">$</span><span>199</span><span class="price-format__large-symbols">00</span></div>
      <div>Pay $174.00 after $25 OFF your total qualifying purchase upon opening a new card.</div><div>or 6 payments of $33.17 a month</div></div>
      <div class="product-info-bar"><h2>Internet #<span>311222333</span></h2><h2>Model #<span>DCK240</span></h2><h2>Store SKU #<span>1001234567</span></h2></div><button>Add to Cart</button></body></html>`,
    price: "199",
  },
  {
    title: "an aria-hidden price with a spoken twin",
    url: "https://store.example/site/headphones/6408356.p?skuId=6408356",
    html: `<html lang="en-US"><body><div class="sku-title"><h1 class="heading-5">Noise Cancelling Headphones</h1></div><div class="title-data"><span class="product-data-label">Model:</span><span class="product-data-value">WHX4</span> <span class="product-data-label">SKU:</span><span class="product-data-value">6408356</span></div>
      <div class="priceView-hero-price priceView-customer-price"><span aria-hidden="true">$278.00</span><span class="sr-only">Your price for this item is $278.00</span></div><div class="pricing-price__savings-regular-price"><div class="pricing-price__savings">Save $71.99</div><div class="pricing-price__regular-price">Was $349.99</div></div>
      <div class="finance">$23.17/mo. for 12 months</div><div class="bundle">Add protection: $39.99</div><button class="add-to-cart-button">Add to Cart</button></body></html>`,
    price: "278",
    original: "349.99",
    sku: "6408356",
  },
  {
    title: "a Japanese mall page with tax notes",
    url: "https://item.example.co.jp/shop/cup-01/",
    html: `<html lang="ja"><body><h1><span class="item_name">耐熱マグカップ 350ml</span></h1><table><tr><td><span class="item_number_title">商品番号</span> <span class="item_number">cup-01</span></td></tr><tr><td><span class="tax_price_title">通常価格</span><s>2,480円</s></td></tr>
      <tr><td>価格 <span class="price2" itemprop="price" content="1980">1,980円 (税込)</span> 送料 550円</td></tr></table><button>買い物かごに入れる</button><p>ポイント 18倍</p></body></html>`,
    price: "1980",
    original: "2480",
    currency: "JPY",
    sku: "cup-01",
  },
  {
    title: "a Russian shop with an article number",
    url: "https://magazin.example.ru/catalog/chainik-4411/",
    html: `<html lang="ru"><body><h1>Чайник электрический 1.7 л</h1><div class="article">Артикул: <span>4411-B</span></div><div class="price-block"><span class="price-block__old">3 490 ₽</span><span class="price-block__final-price">2 790 ₽</span></div><p>Доставка от 299 ₽</p><button>Добавить в корзину</button></body></html>`,
    price: "2790",
    original: "3490",
    currency: "RUB",
    sku: "4411-B",
  },
  {
    title: "a Brazilian shop with instalments and a Pix price",
    url: "https://loja.example.com.br/fone/p/MLB1234567",
    html: `<html lang="pt-BR"><body><h1>Fone de Ouvido Sem Fio</h1><div class="ui-pdp-price"><s class="price-tag__original">R$ 1.299,90</s><span class="price-tag price-tag__main">R$ 999,90</span><p>em 10x de R$ 99,99 sem juros</p></div><p>Frete R$ 25,00</p><button>Comprar agora</button></body></html>`,
    price: "999.90",
    original: "1299.90",
    currency: "BRL",
    sku: "MLB1234567",
  },
  {
    title: "a Colombian shop that writes thousands with a point",
    url: "https://tienda.example.co/licuadora-3001234",
    html: `<html lang="es-CO"><body><h1>Licuadora 600 W</h1><div class="precio"><span class="precio-anterior">$ 259.900</span> <span class="precio-actual">$ 189.900</span></div><p>Código: 3001234</p><button>Agregar al carrito</button></body></html>`,
    price: "189900",
    original: "259900",
    currency: "COP",
    sku: "3001234",
  },
  {
    title: "a Swedish shop with a colon and dash",
    url: "https://butik.example.se/produkt/stol/200123",
    html: `<html lang="sv"><body><h1>Stol i ek</h1><div class="product-price"><span class="now">1 295:-</span><span class="ord">Ord. pris 1 895:-</span></div><p>Frakt 99 kr</p><p>Artikelnummer: 200123</p><button>Köp</button></body></html>`,
    price: "1295",
    original: "1895",
    currency: "SEK",
    sku: "200123",
  },
  {
    title: "a Korean shop",
    url: "https://mall.example.kr/goods/view?no=88123",
    html: `<html lang="ko"><body><h2 class="prod-buy-header__title">무선 청소기 V9</h2><title>무선 청소기 V9 | 몰</title><div class="prod-price"><span class="origin-price">259,000원</span><span class="total-price"><strong>189,000원</strong></span></div><p>배송비 3,000원</p><p>상품번호: 88123</p><button>장바구니 담기</button></body></html>`,
    price: "189000",
    currency: "KRW",
    sku: "88123",
  },
  {
    title: "a Polish shop whose variants are sold out in part",
    url: "https://sklep.example.pl/kurtka-zimowa-p-55123.html",
    html: `<html lang="pl"><body><h1>Kurtka zimowa</h1><div class="cena"><strong>349,99 zł</strong></div><select name="rozmiar"><option>S - brak w magazynie</option><option>M</option></select><p>Kod produktu: KZ-55123</p><button>Do koszyka</button></body></html>`,
    price: "349.99",
    currency: "PLN",
    sku: "KZ-55123",
  },
  {
    title: "a wholesale price range",
    url: "https://wholesale.example/product-detail/LED-Strip_1600123456789.html",
    html: `<html lang="en"><body><h1 class="module-pdp-title">LED Strip 5m RGB</h1><div class="ma-price-wrap"><span class="ma-ref-price"><span>$1.80</span> - <span>$2.60</span></span><span>/ Piece</span></div><p>Shipping: $15.00</p><button>Buy now</button><input type="hidden" name="productId" value="1600123456789"></body></html>`,
    price: "1.80",
    currency: "USD",
    sku: "1600123456789",
  },
  {
    title: "a product that cannot be bought, beside others that can",
    url: "https://shop.example/dp/B0ABCDEFGH",
    html: `<html lang="en"><body><h1 id="title"><span id="productTitle">Copper Pan 24 cm</span></h1><div id="availability"><span>Currently unavailable.</span><br>We don't know when or if this item will be back in stock.</div><ul><li>ASIN: B0ABCDEFGH</li></ul>
      <div class="a-carousel"><ol><li class="a-carousel-card"><a href="/dp/B0ZZZZZZZ1">Steel Pan <span class="price">$29.99</span></a></li><li class="a-carousel-card"><a href="/dp/B0ZZZZZZZ2">Iron Pan <span class="price">$19.99</span></a></li></ol></div></body></html>`,
    price: "",
    availability: "OutOfStock",
    sku: "B0ABCDEFGH",
  },
  {
    title: "state of a single-page application beside a split price",
    url: "https://app.example/ip/Garden-Hose/55126611",
    html: `<html lang="en"><body><h1 class="prod-ProductTitle">Garden Hose 50 ft</h1><span class="price display-inline-block"><span class="visuallyhidden">$24.97</span><span aria-hidden="true"><span class="price-currency">$</span><span class="price-characteristic" content="24.97">24</span><span class="price-mark">.</span><span class="price-mantissa">97</span></span></span><button>Add to cart</button>
      <script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"product":{"usItemId":"55126611","name":"Garden Hose 50 ft","priceInfo":{"currentPrice":{"price":24.97}},"brand":"GreenLine","availabilityStatus":"IN_STOCK"}}}}</script></body></html>`,
    price: "24.97",
    currency: "USD",
    sku: "55126611",
  },
  {
    title: "a Czech shop with prices with and without tax",
    url: "https://obchod.example.cz/vrtacka-d123456.htm",
    html: `<html lang="cs"><body><h1>Vrtačka 18 V</h1><div class="prices"><span class="price-without-vat">2 479 Kč bez DPH</span><span class="price-with-vat main">2 999 Kč</span></div><p>Kód: D123456</p><a class="btn-buy" href="#">Do košíku</a></body></html>`,
    price: "2999",
    currency: "CZK",
    sku: "D123456",
  },
  {
    title: "a Danish sale with both prices in words",
    url: "https://butik.example.dk/lampe-7781",
    html: `<html lang="da"><body><h1>Lampe i messing</h1><p class="pris">Førpris 799,00 kr. <strong>Nu 549,00 kr.</strong> Spar 250,00 kr.</p><p>Varenr.: 7781-M</p><button>Læg i kurv</button></body></html>`,
    price: "549",
    currency: "DKK",
    sku: "7781-M",
  },
  {
    title: "a Turkish shop sold out",
    url: "https://magaza.example.com.tr/ayakkabi-p-9912345",
    html: `<html lang="tr"><body><h1>Koşu Ayakkabısı</h1><span class="prc-slg">1.249,90 TL</span><div class="stock-status">Tükendi</div><p>Ürün Kodu: 9912345</p><button disabled>Sepete ekle</button></body></html>`,
    price: "1249.90",
    currency: "TRY",
    availability: "OutOfStock",
    sku: "9912345",
  },
  {
    title: "an Indian shop with lakh grouping and EMI",
    url: "https://store.example.in/laptop/p/itm7c2d9a1f",
    html: `<html lang="en-IN"><body><h1>Laptop 14 inch</h1><div><div class="price-now">₹1,04,990</div><div class="price-strike">₹1,29,990</div><div>19% off</div></div><div>EMI from ₹3,640/month</div><p>Delivery ₹40</p><button>Buy Now</button></body></html>`,
    price: "104990",
    original: "129990",
    currency: "INR",
  },
  {
    title: "a Chinese shop",
    url: "https://shop.example.cn/item/100012345678.html",
    html: `<html lang="zh-CN"><body><div class="sku-name">便携蓝牙音箱 防水</div><title>便携蓝牙音箱 防水 - 商城</title><div class="summary-price"><span>价格</span><span class="p-price">￥<span class="price">199.00</span></span> <del>￥299.00</del></div><p>运费 ￥6.00</p><ul><li>商品编号：100012345678</li></ul><a class="btn" href="#">加入购物车</a></body></html>`,
    price: "199",
    original: "299",
    currency: "CNY",
    sku: "100012345678",
  },
];

describe("shops of many kinds", () => {
  it.each(SHOPS)("reads $title", ({ html, url, price, original, currency, availability, sku, name }) => {
    const product = extractProduct(html, url);
    expect(product).toMatchObject({
      price,
      availability: availability ?? "InStock",
      ...(original === undefined ? {} : { original_price: original }),
      ...(currency === undefined ? {} : { currency }),
      ...(sku === undefined ? {} : { sku }),
      ...(name === undefined ? {} : { name }),
    });
    expect(product.confidence).toBeGreaterThanOrEqual(0.5);
  });
});

describe("a page that parts its words by style alone", () => {
  const html = `<!doctype html><html lang="en"><title>Noor Lamp</title><main><h1>Noor Lamp Deluxe</h1>
    <div><span>$</span><span>1,299</span><span>99</span></div><div><span>SKU</span><span>NR120</span></div><button>Add to cart</button></main></html>`;

  it("has its cents behind thousands, and its identifier behind the label", () => {
    expect(extractProduct(html, "https://shop.example/noor")).toMatchObject({ price: "1299.99", sku: "NR120" });
  });
});
