import type { Page } from "../dom/page.ts";
import { attribute, hooks, type PageNode } from "../dom/node.ts";

/** An identifier that the page shows or carries; `weight` says how plainly it is named as the product's. */
export interface IdClaim {
  id: string;
  weight: number;
  /** Where it stands, where it stands on the page. */
  node: PageNode | null;
  shown: boolean;
}

/** Labels that name a shop's own identifier, by language family. */
const STRONG = [
  "sku(?:\\s*(?:no|number|code|id|#))?",
  "(?:item|product|article|catalog(?:ue)?|stock|style|web|listing|post|posting|ad|lot|order)\\s*(?:no|number|num|nr|code|id|ref(?:erence)?|#)",
  "product\\s*sku",
  "asin",
  "dpci",
  "tcin",
  "art(?:ikel)?[.\\s-]*(?:nr|nummer|no|code)",
  "(?:best(?:ell)?|produkt|anzeigen|objekt|angebots)[.\\s-]*(?:nr|nummer|id|code)",
  "anzeige",
  "réf(?:érence)?(?:\\s*(?:produit|article))?",
  "code\\s*(?:article|produit)",
  "(?:n°|numéro)\\s*(?:de l'|d')?(?:article|objet|annonce|produit)",
  "referencia",
  "ref(?:erência)?(?:\\s*(?:do produto|interna))?",
  "c[óo]d(?:igo)?[.\\s]*(?:(?:de |do |del )?(?:producto|produto|art[íi]culo|artigo|item|sku))?",
  "(?:n[úu]mero|id)\\s*(?:de |do |del )(?:art[íi]culo|producto|an[úu]ncio|produto|item)",
  "cod(?:ice)?[.\\s]*(?:(?:del )?(?:prodotto|articolo|art))?",
  "rif(?:erimento)?",
  "numero\\s*oggetto",
  "(?:artikel|product|bestel)\\s*-?(?:nummer|code|nr)",
  "varen(?:ummer|r)",
  "tuote(?:numero|koodi|nro)",
  "artikelnr",
  "kod\\s*(?:produktu|towaru|producenta)?",
  "indeks",
  "nr\\s*(?:kat(?:alogowy)?|ref(?:erencyjny)?|art(?:ykułu)?|produktu)",
  "numer\\s*(?:katalogowy|produktu|artykułu)",
  "symbol",
  "k[óo]d\\s*(?:produktu|zboží|tovaru|výrobku|položky)?",
  "katalogov[éá]\\s*č[íi]slo",
  "obj(?:ednac[íi])?[.\\s]*č(?:[íi]slo)?",
  "(?:číslo|č[.])\\s*(?:zboží|produktu|tovaru|položky|artiklu)",
  "cikksz[áa]m",
  "term[ée]kk[óo]d",
  "cod\\s*produs",
  "[șs]ifra(?:\\s*(?:proizvoda|artikla|izdelka))?",
  "šifra(?:\\s*(?:proizvoda|artikla|izdelka))?",
  "kataloški\\s*broj",
  "(?:preces|produkta)\\s*kods",
  "kods",
  "artikul(?:s|as)",
  "prek[ėe]s\\s*kodas",
  "kodas",
  "toote\\s*kood",
  "tootekood",
  "арт(?:икул)?",
  "код(?:\\s*(?:товара|товару|продукта|на продукт(?:а)?|изделия))?",
  "номер\\s*(?:товара|объявления|по каталогу)",
  "каталожный\\s*номер",
  "κωδικ[όο]ς(?:\\s*(?:προϊόντος|είδους))?",
  "ürün\\s*(?:kodu|no)",
  "stok\\s*kodu",
  "ilan\\s*no",
  "رمز\\s*(?:المنتج|الصنف)",
  "رقم\\s*(?:المنتج|الصنف|الإعلان)",
  "کد\\s*(?:کالا|محصول)",
  'מק["״]?ט',
  "מספר\\s*(?:מוצר|פריט)",
  "(?:商品|製品|产品|產品|货品)\\s*(?:编号|編號|番号|コード|代码|貨號|货号|编码|編碼|ID|id|No)",
  "货号|貨號|款号|款號|編號|品番|管理番号|商品號",
  "상품\\s*(?:번호|코드)|제품\\s*(?:번호|코드)|품번",
  "รหัส(?:สินค้า)?",
  "mã\\s*(?:sản phẩm|sp|hàng)",
  "kode\\s*(?:produk|barang)",
].join("|");
const WEAK =
  "ref(?:erence)?|code|codice|código|model(?:\\s*(?:no|number|nr|#))?|modell|modelo|id|mpn|style|part\\s*(?:no|number|#)|herstellernummer|型番|型号|модель|art";
/** The trade's own numbers: a shop's identifier only where it has no other. */
const BARCODE = "(?:ean|upc|gtin|isbn)(?:[\\s-]*(?:1[0234])?[\\s-]*(?:nummer|number|code|kod|kód|nr|no))?";
const LABELLED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(${STRONG})|(${WEAK})|(${BARCODE}))(?:(?<=#)|(?![\\p{L}\\p{N}])|(?=\\d{4}))\\.?\\s{0,2}(?:\\((?:sku|ref|id)\\))?[\\s:：#.№º°·|=-]{0,5}(?=[\\p{L}_./-]{0,38}\\d)([A-Z0-9][\\p{L}\\p{N}_./-]{1,38})(?![\\p{L}\\p{N}])`,
  "giu",
);

/** An identifier holds a digit, is not a word, a date, a size or a price. */
export function looksLikeId(id: string): boolean {
  return (
    id.length >= 3 &&
    id.length <= 40 &&
    /\d/.test(id) &&
    !/^\d{1,2}([./-]\d{1,2}[./-]\d{2,4}|[.,]\d{1,2}|\d?\s?(cm|mm|ml|kg|g|l|xl))$/i.test(id) &&
    !/^(19|20)\d{2}$/.test(id) &&
    !/^https?|\.(jpe?g|png|html?|js|css)$/i.test(id)
  );
}

const tidy = (id: string): string => id.replace(/[./_-]+$/, "").replace(/^[#./_-]+/, "");

/** Identifiers written behind a label in the visible text. */
export function labelledIds({ stream }: Page): IdClaim[] {
  const found: IdClaim[] = [];
  for (const match of stream.text.slice(0, 300_000).matchAll(LABELLED)) {
    const [whole, strong, weak, , raw = ""] = match;
    const id = tidy(raw);
    if (looksLikeId(id))
      found.push({
        id,
        weight: strong !== undefined ? 8 : weak !== undefined ? 2 : 1.5,
        node: stream.nodeAt(match.index + whole.length - raw.length),
        shown: true,
      });
    if (found.length > 60) break;
  }
  return found;
}

const NAMED =
  /(?:^|[\s_-])(sku|asin|mpn-sku|(?:product|item|article|artikel|prod|part|catalog|cat|style)[\s_-]{0,2}(?:code|ref|reference|number|num|no|nr|id|sku|identifier-?number)|reference|referencia|articul|article|artnr|bestellnr|productid)(?:$|[\s_-])/;

/** Short visible texts that are nothing but an identifier and sit in an element named for one. */
export function namedIds({ stream }: Page): IdClaim[] {
  return stream.pieces
    .flatMap(({ node }) => {
      const text = node.text.trim();
      const id = text.length > 60 ? text : tidy(text);
      if (id.length > 30 || !/^[\w./-]+$/.test(id) || !looksLikeId(id)) return [];
      const parent = node.parent;
      return parent && NAMED.test(hooks(parent)) && parent.end <= parent.index + 8 ? [{ id, weight: 6, node, shown: true }] : [];
    })
    .slice(0, 30);
}

const FIELD =
  /^(sku|asin|product[_-]?(id|sku|code)|products?_id|prod[_-]?id|pid|item[_-]?(id|no|code)|itemid|id_product|product|goods[_-]?id|article[_-]?(id|nr|number)|artikelnummer|add-to-cart|ad[_-]?(id|no)|adno|listing[_-]?id|variant[_-]?id|sku[_-]?id|product-id|code)$/i;
const HOOK =
  /^data-(?:[a-z]{1,10}-)?(sku|sku-?id|product-?sku|product-?id|productid|product-?code|pid|asin|item-?id|itemid|item-?code|article-?(?:id|number|nr)|prodid|product|adno|ad-?id|id-product|goods-?id|variant-?id|code|pno)$/i;

/** Identifiers in form fields and data attributes: carried for the buy button's sake. */
export function carriedIds({ nodes }: Page): IdClaim[] {
  const found: IdClaim[] = [];
  for (const node of nodes) {
    if (node.tag === "" || found.length > 3000) continue;
    if (node.tag === "input" || node.tag === "button" || node.tag === "select") {
      const field = attribute(node, "name") || attribute(node, "id");
      if (FIELD.test(field))
        found.push({ id: attribute(node, "value"), weight: /sku|asin|code|article|artikel/i.test(field) ? 2.5 : 2, node, shown: false });
    }
    for (const name in node.attributes) {
      if (name.startsWith("data-") && HOOK.test(name))
        found.push({ id: attribute(node, name), weight: /sku|code|asin|article/.test(name) ? 1.6 : 1.3, node, shown: false });
    }
  }
  return found.map((claim) => ({ ...claim, id: claim.id.trim() })).filter(({ id }) => /^[\w./-]+$/.test(id) && looksLikeId(id));
}
