import type { Page } from "../dom/page.ts";
import { attribute, hooks, lineage, type PageNode } from "../dom/node.ts";
import { textOf } from "../dom/text.ts";
import { findAmounts, type Amount } from "../money/amount.ts";
import { taxOf, type Tax } from "./tax-words.ts";

/** An amount that the page shows, with what speaks for and against it being the price to pay. */
export interface ShownPrice {
  value: string;
  currency: string;
  node: PageNode;
  struck: boolean;
  /** Struck only by its name or wording ("regular"), so that it is the price after all where no lower one stands by. */
  softly: boolean;
  /** Said to be without tax, or with it. */
  tax: Tax;
  score: number;
}

const PRICE = /price|prijs|preis|prix|preci|prez|cena|cenu|\bprc|amount|pris\b|hinta|fiyat|kaina|hind\b|pret\b|kwota|prd-?pr|цена/;
const NOW =
  /current|sale|final|now|special|offer|reduced|\bour|actual|today|main|primary|buy-?box|selling|promo|discounted|deal|new|lowest|best|active|unit-price-value|product-price/;
const STRUCK =
  /\bold\b|old-?price|price-?old|\bwas\b|was-?price|\bord\b|origin|list-?price|listprice|strike|before(?!:)|regular|rrp|msrp|uvp|\bcross|\bretail\b|retail-?price|previous|ancien|antes|anterior|statt|compare|line-through|\bfrom-price|basis-?price|market-?price|\bstd|full-?price|base-?price|vorher|oude|tachad|barr[eé]|normal-price|\bprev\b/;
const OTHER =
  /\bunit\b|unit-?price|price-?per|\bper-|\/100|shipping|delivery|versand|install?ment|month|saving|\bsaved?\b|you-save|discount-?(?:value|amount|percent|badge|label)|deposit|(?:excl|excluding|without|ex|no)-?(?:vat|tax)|tax-?(?:excl|amount|label)|cuota|\brate\b|(?<!price-)\bpoints?\b|bonus|loyalty|cashback|financ|credit|klarna|afterpay|protect|warranty|gift|threshold|member|coupon|voucher|grundpreis|trade-?in|insurance|subscri|(?<!dis|ac)count|qty|quantity|rating|\bstars?\b/;
const BEFORE_STRUCK =
  /(?<!\p{L})(was|rrp|msrp|statt|anstatt|uvp|list price|list|reg\.?|regular|original(ly)?|instead of|avant|au lieu de|antes|precio normal|ancien prix|before|tidigare|ord\.?|førpris|før|oorspronkelijk|adviesprijs|van|invece di|prezzo consigliato|cena regularna|původní|bežná cena|原價|原价|市價|市场价|定価|通常価格|정가|старая цена|قبل|eski|m\.?r\.?p\.?|建议零售价|建議售價|参考价|參考價|メーカー希望小売価格|希望小売価格|소비자가|(?<=(?:^|\n)\s?)de)(?:\s*(?:retail|store)?\s*(?:price|preis|prix|precio|preço|prezzo|pris|prijs|cena|ár|fiyat[ıi]?|价|價|цена|価格|가))?[^\p{L}\p{N}]{0,4}$/iu;
const BEFORE_OTHER =
  /(?<!\p{L})(approx\.?|approximately|circa|ungefähr|environ|aprox\.?|około|около|save|saving|you save|spar\w*|ahorr\w*|économi\w*|risparmi\w*|sconto|rabatt|discount|over|above|shipping|delivery|versand\w*|liefer\w*|livraison|envío|env[ií]o|spedizione|postage|p&p|doprava|доставка|運費|送料|배송비|배달비|ค่า(?:จัด)?ส่ง|phí (?:vận chuyển|ship)|ongkir|kargo|szállítás\p{L}*|toimitus\p{L}*|frakt|fragt|verzend\p{L}*|wysyłka|dostawa|transport|الشحن|שילוח|משלוח|frete|con tarjeta(?: \p{L}+)?|tarjeta(?: \p{L}+)?|card price|(?:payments?|installments?|instalments?|raten|termijnen|mensualit[ée]s|versements|fois|parcelas|splát\p{L}+|rat|avdrag|taksit)(?: (?:of|à|zu|je|van|de|da|po|por|a|x))?|cuotas? de|x|from only|per month|mtl\.?|deposit|(?<!inc[.l]{0,2}\s?)(?:vat|tax|iva|mwst\.?)|points?|bonus|cashback|(?:ohne|excl\.?|exkl\.?|bez|ex\.?|hors|without|sans|sin|uden|utan) (?:vat|tax|mwst\.?|dph|taxes?|tva|btw|moms|iva)|up to|bis zu|minimum|min\.?|estimated?|max(?:imum|\.)? bid|\p{N}{1,2}\s?(?:months?|monate?n?|mois|mesi|meses|maanden|måneder|månader|kuud|kk|miesi[eę]c[ey]?|miesięcy|měsíců|mesiacov|hónap|luni|месяц\p{L}*|місяц\p{L}*|ay|个月|個月|か月|ヶ月|개월))[^\p{L}\p{N}]{0,4}$/iu;
const AFTER_OTHER =
  /^[^\p{L}\p{N}/]{0,3}(off\b|\/\s?(mo\b|month|mes|mois|monat|kg|l\b|100|g\b|ml|m²|unit|stk|st\b|day)|per (month|kg|100|unit|week)|a month|mtl|pro monat|kwijt|discount|saved|rabatt|korting|shipping|delivery|postage|(?:de )?(?:livraison|frais)|versand|lieferung|(?:di )?(?:spedizione|consegna)|(?:de )?env[ií]o|(?:de )?frete|portes|verzend|frakt|fragt|toimitus|doprav|poštovné|доставк|wysyłk|dostaw|kargo|送料|運費|运费|배송|ohne|excl|exkl|ex\.? vat|without vat|bez dph|hors taxe|ht\b|\+ iva|netto|x \d|\(?(?:税抜|税別|不含税|未税))/iu;
/** What stands below an amount and still belongs to it. */
const PER = /^\s*(?:\/|per |off\b|pro |par |por |al? m|x ?\p{N})/iu;
/** Labels that name the price to pay, right before it. */
const BEFORE_PRICE =
  /(?<!\p{L})(?:price|preis|prix|precio|preço|prezzo|prijs|pris|hinta|cena|cijena|ціна|цена|τιμή|fiyat[ıi]?|ár|pret|preț|kaina|hind|giá|harga|ราคา|السعر|מחיר|价格|價格|售价|售價|価格|販売価格|가격|판매가)\s*[:：]?\s*$/iu;
/** Labels that name the lowered price. */
const BEFORE_SALE =
  /(?<!\p{L})(?:sale|now|offer|deal|special|angebot|aktion|promo|oferta|offerta|tarjous|tilbud|akcija|akce|акция|nu|nå|nyt|jetzt|ahora|agora|adesso|ora|por|alleen|nur|only|just)(?:\s*(?:price|preis|prix|precio|preço|prezzo|prijs|pris|hinta|cena|цена))?\s*[:：]?\s*$|(?:aktionspreis|特價|特价|優惠價|促銷價|促销价|特別価格|セール価格|할인가)\s*[:：]?\s*$/iu;

interface Around {
  node: PageNode;
  amount: Amount;
}

/** What makes an amount the upper end of a range. */
const RANGE = /^\s*(?:[-–—~〜至]|to|bis|à|a|до|tot|do)\s*$/u;

/** The amounts of one text, of a range the lower one. */
const withoutUpperEnds = (amounts: readonly Amount[], text: string): Amount[] =>
  amounts.filter(({ start }, at) => at === 0 || !RANGE.test(text.slice(amounts[at - 1]?.end, start)));

/**
 * The smallest element around a number that reads as one amount: `£<span>25</span>`, `12<sup>99</sup> €`; of one text,
 * all of its amounts.
 */
function amountsAround(page: Page, leaf: PageNode): Around[] {
  let bare: Around[] = [];
  for (const node of lineage(leaf, 5)) {
    const text = textOf(page.nodes, node, 80);
    if (text.length > (node === leaf ? 79 : 42)) break;
    const amounts = findAmounts(text, page.region);
    const marked = amounts.filter((amount) => amount.marked);
    if (marked.length > 0) {
      if (node === leaf) return withoutUpperEnds(marked, text).map((amount) => ({ node, amount }));
      return marked.length === 1 ? marked.map((amount) => ({ node, amount })) : bare;
    }
    if (amounts.length === 1 && node.tag !== "") bare = amounts.map((amount) => ({ node, amount }));
  }
  return bare.filter((one) => lineage(one.node, 3).some((node) => PRICE.test(hooks(node))));
}

/** Points for the names around an amount; the nearest element that says something decides. */
function namePoints(node: PageNode): { points: number; struck: boolean; named: boolean } {
  let points = 0,
    struck = false,
    decided = false,
    named = false;
  for (const [level, at] of lineage(node, 6).entries()) {
    if (/^(del|s|strike)$/.test(at.tag) && level < 5) struck = true;
    if (/line-through/.test(attribute(at, "style"))) struck = true;
    if (level > 4 || at.tag === "") continue;
    const name = hooks(at);
    if (name === "") continue;
    const isPrice = PRICE.test(name);
    if (isPrice && points < 2) points += level < 3 ? 2 : 1;
    if (decided || level > 3) continue;
    const bare = name.replace(/\b(with|has|no|is)-[a-z-]+/g, "");
    if (STRUCK.test(bare) && !NOW.test(bare.replace(STRUCK, ""))) {
      named = level < 3;
      decided = true;
    } else if (OTHER.test(name)) {
      points -= level < 2 ? 3 : 1.5;
      decided = true;
    } else if (NOW.test(name) && isPrice) {
      points += 1;
      decided = true;
    }
  }
  return { points, struck, named };
}

/** Every amount shown outside hidden parts, in document order, once per element. */
export function shownPrices(page: Page): ShownPrice[] {
  const seen = new Set<PageNode>();
  const found: ShownPrice[] = [];
  for (const { node: leaf, offset } of page.stream.pieces) {
    if (found.length > 600) break;
    if (!/\p{N}/u.test(leaf.text) || leaf.text.length > 400) continue;
    const around = amountsAround(page, leaf).filter(({ node, amount }) => !seen.has(node) && Number(amount.value) > 0);
    for (const one of around) {
      seen.add(one.node);
      found.push(judge(page, one, offset));
    }
  }
  return found;
}

/** What the line says before an amount; where it says nothing, the short line above it, which may be a label. */
function lineBefore(page: Page, offset: number, own: string): string {
  const { text } = page.stream;
  const gap = /\s/.test(text[offset] ?? "") ? text[offset] : " ";
  const lines = `${text.slice(Math.max(0, offset - 60), offset)}${gap}${own}`.split("\n");
  const line = lines.at(-1) ?? "";
  const above = lines.at(-2) ?? "";
  return /\p{L}/u.test(line) || /\p{N}/u.test(above) || above.length > 30 || lines.length < 3 ? line : `${above} ${line}`;
}

function judge(page: Page, { node, amount }: Around, offset: number): ShownPrice {
  const { points, struck, named } = namePoints(node);
  const own = textOf(page.nodes, node, 80);
  const ahead = `${page.stream.text.slice(Math.max(0, offset - 28), offset)} ${own.slice(0, amount.start)}`.trimEnd();
  const end = offset + 1 + own.length;
  const [after = "", below = ""] = (own.slice(amount.end) + page.stream.text.slice(end, end + 16)).split("\n");
  const follows = after.trim() === "" && PER.test(below) ? below : after;
  const label = BEFORE_STRUCK.test(ahead) ? 0 : BEFORE_SALE.test(ahead) ? 1.3 : BEFORE_PRICE.test(ahead) ? 1 : 0;
  const tax = taxOf(lineBefore(page, offset, own.slice(0, amount.start)), after);
  // With its tax, an amount is no amount of tax, and none to which tax comes.
  const against =
    tax === "gross"
      ? 0.5
      : (BEFORE_OTHER.test(ahead) || /[=+]\s*$/.test(ahead) ? -2.5 : 0) + (AFTER_OTHER.test(follows.trimStart()) ? -2.5 : 0);
  const marked = lineage(node, 3).some((at) => attribute(at, "itemprop") === "price") ? 1.5 : 0;
  const linked = lineage(node, 6).some((at) => at.tag === "a" && /^(https?:)?\/|\.html?/.test(attribute(at, "href"))) ? -1.5 : 0;
  return {
    value: amount.value,
    currency: amount.currency,
    node,
    struck: struck || named || BEFORE_STRUCK.test(ahead),
    softly: !struck,
    tax,
    score: points + label + against + marked + linked + (amount.marked ? 1 : 0) + (own.length <= 24 ? 0.5 : -0.5),
  };
}
