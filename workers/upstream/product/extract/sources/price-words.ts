export const PRICE = /price|prijs|preis|prix|preci|prez|cena|cenu|\bprc|amount|pris\b|hinta|fiyat|kaina|hind\b|pret\b|kwota|prd-?pr|цена/;
export const NOW =
  /current|sale|final|now|special|offer|reduced|\bour|actual|today|main|primary|buy-?box|selling|promo|discounted|deal|new|lowest|best|active|unit-price-value|product-price/;
export const STRUCK =
  /\bold\b|old-?price|price-?old|\bwas\b|was-?price|\bord\b|origin|list-?price|listprice|strike|before(?!:)|regular|rrp|msrp|uvp|\bcross|\bretail\b|retail-?price|previous|ancien|antes|anterior|statt|compare|line-through|\bfrom-price|basis-?price|market-?price|\bstd|full-?price|base-?price|vorher|oude|tachad|barr[eé]|normal-price|\bprev\b/;
export const OTHER =
  /\bunit\b|unit-?price|price-?per|\bper-|\/100|shipping|delivery|versand|install?ment|month|saving|\bsaved?\b|you-save|discount-?(?:value|amount|percent|badge|label)|deposit|(?:excl|excluding|without|ex|no)-?(?:vat|tax)|tax-?(?:excl|amount|label)|cuota|\brate\b|(?<!price-)\bpoints?\b|bonus|loyalty|cashback|financ|credit|klarna|afterpay|protect|warranty|gift|threshold|member|coupon|voucher|grundpreis|trade-?in|insurance|subscri|(?<!dis|ac)count|qty|quantity|rating|\bstars?\b/;
export const BEFORE_STRUCK =
  /(?<!\p{L})(was|rrp|msrp|statt|anstatt|uvp|list price|list|reg\.?|regular|original(ly)?|instead of|avant|au lieu de|antes|precio normal|ancien prix|before|tidigare|ord\.?|førpris|før|veil\.?|veiledende|vejl\.?|vejledende|ovh\.?|pvpr?|prp|oorspronkelijk|adviesprijs|van|invece di|prezzo consigliato|cena regularna|původní|bežná cena|原價|原价|市價|市场价|定価|通常価格|정가|старая цена|قبل|eski|m\.?r\.?p\.?|建议零售价|建議售價|参考价|參考價|メーカー希望小売価格|希望小売価格|소비자가|(?<=(?:^|\n)\s?)de)(?:\s*(?:retail|store)?\s*(?:price|preis|prix|precio|preço|prezzo|pris|prijs|cena|ár|fiyat[ıi]?|价|價|цена|価格|가))?[^\p{L}\p{N}]{0,4}$/iu;
const BEFORE_OTHER =
  /(?<!\p{L})(approx\.?|approximately|circa|ungefähr|environ|aprox\.?|około|около|save|saving|you save|spar\w*|ahorr\w*|économi\w*|risparmi\w*|sconto|rabatt|discount|over|above|shipping|delivery|versand\w*|liefer\w*|livraison|envío|env[ií]o|spedizione|postage|p&p|doprava|доставка|運費|送料|배송비|배달비|ค่า(?:จัด)?ส่ง|phí (?:vận chuyển|ship)|ongkir|kargo|szállítás\p{L}*|toimitus\p{L}*|frakt|fragt|verzend\p{L}*|wysyłka|dostawa|transport|الشحن|שילוח|משלוח|frete|con tarjeta(?: \p{L}+)?|tarjeta(?: \p{L}+)?|card price|(?:payments?|installments?|instalments?|raten|termijnen|mensualit[ée]s|versements|fois|parcelas|splát\p{L}+|rat|avdrag|taksit)(?: (?:of|à|zu|je|van|de|da|po|por|a|x))?|cuotas? de|x|from only|per month|mtl\.?|deposit|(?<!inc[.l]{0,2}\s?)(?:vat|tax|iva|mwst\.?)|points?|bonus|cashback|(?:ohne|excl\.?|exkl\.?|bez|ex\.?|hors|without|sans|sin|uden|utan) (?:vat|tax|mwst\.?|dph|taxes?|tva|btw|moms|iva)|up to|bis zu|minimum|min\.?|estimated?|max(?:imum|\.)? bid|\p{N}{1,2}\s?(?:months?|monate?n?|mois|mesi|meses|maanden|måneder|månader|kuud|kk|miesi[eę]c[ey]?|miesięcy|měsíců|mesiacov|hónap|luni|месяц\p{L}*|місяц\p{L}*|ay|个月|個月|か月|ヶ月|개월))[^\p{L}\p{N}]{0,4}$/iu;
const AFTER_OTHER =
  /^[^\p{L}\p{N}/]{0,3}(off\b|\/\s?(mo\b|month|mes|mois|monat|kg|l\b|100|g\b|ml|oz|fl\.?\s?oz|lbs?\b|ct\b|count|m²|unit|stk|st\b|day)|per (month|kg|100|unit|week)|a month|mtl|pro monat|kwijt|discount|saved|rabatt|korting|shipping|delivery|postage|(?:de )?(?:livraison|frais)|versand|lieferung|(?:di )?(?:spedizione|consegna)|(?:de )?env[ií]o|(?:de )?frete|portes|verzend|frakt|fragt|toimitus|doprav|poštovné|доставк|wysyłk|dostaw|kargo|送料|運費|运费|배송|ohne|excl|exkl|ex\.? vat|without vat|bez dph|hors taxe|ht\b|\+ iva|netto|[x×х]\s?\d|pfand|deposit\b|consigne|statiegeld|pant\b|kaucj|záloh|[iİ]ndirim|\(?(?:税抜|税別|不含税|未税))/iu;
/** Prices of other things, of other quantities, at other conditions, and steps of an auction, right before an amount. */
const BEFORE_CONDITION =
  /(?<!\p{L})(?:(?:(?:new (?:&|and) )?used|pre-?owned|refurbished|open[\s-]box|gebraucht|usat[oi]|d['’]occasion|usados?|segunda mano|tweedehands|begagnad|brugt|б\/у|używane)(?: ?\(\p{N}+\))?(?: (?:from|ab|à partir de|da|desde|od|от|vanaf|från|fra))?|gift[\s-]?wrap\p{L}*(?: for)?|geschenkverpackung|(?:members?|club|vip|prime)(?: pays?| price)|subscri\p{L}+[^\n\p{N}]{0,24}(?:\p{N}{1,2}\s?%[^\n\p{N}]{0,9})?|(?:ab|from|od|à partir de|vanaf|från|fra|от|desde|da|≥|>=) ?(?:[2-9]|\p{N}{2,}) ?(?:stücke?|stk\.?|st\.?|pcs|pieces|units|szt\.?|ks|kpl|db|шт\.?|pièces|pezzi|unidades|stuks)|(?<=\n)(?:[2-9]|\p{N}{2,4}) ?(?:[-–] ?\p{N}{1,5}|\+))[^\p{L}\p{N}]{0,4}$/iu;
/** The lowest price of a time before, which shops of the European Union must name beside a lowered one. */
const BEFORE_LOWEST =
  /(?<!\p{L})(?:najniższa cena|niedrigster preis|prix le plus bas|prezzo più basso|precio más bajo|preço mais baixo|laagste prijs|lägsta pris(?:et)?|laveste pris|nejnižší cena|najnižšia cena|legalacsonyabb ár|cel mai mic preț|najniža cijena|najnižja cena|alin hinta|žemiausia kaina|zemākā cena|madalaim hind|χαμηλότερη τιμή|най-ниска цена|(?:(?:z|der|des|degli|de los|dos|van de|w ciągu|in the|over the)\s)?(?:last |past |letzten |derniers |ultimi |últimos |laatste |ostatnich |posledních )?30 (?:days|tage[n]?|jours|giorni|días|dias|dagen|dagar|dage|dager|dni|dní|nap(?:ban)?|zile|dana|päivän|dienų|dienu|päeva|дни|ημερών))(?:[^\n\p{N}]{0,24})?[^\p{L}\p{N}]{0,4}$/iu;
/** The same in scripts that write no spaces. */
const BEFORE_CONDITION_HAN =
  /(?:立减|立省|直降|已省|节省|節省|现折|現折|折抵|优惠券|優惠券|领券减?|券后价?|券後價?|到手价|每期|每月|月付|月供|运费|運費|邮费|二手|中古品?)[^\p{L}\p{N}]{0,4}$/u;
/** What an auction began with, and what its owner asks for at least: the price only where nobody has bid. */
const BEFORE_BIDS =
  /(?<!\p{L})(?:start(?:ing)? (?:price|bid)|reserve(?: price)?|startpreis|startgebot|mindestgebot|mise à prix)[^\p{L}\p{N}]{0,4}$/iu;
/** That somebody has bid. */
const BID =
  /(?<=^|\n)(?:(?:current|winning|highest) bid|aktuelles gebot|höchstgebot|enchère actuelle)\s{0,2}:?\s{0,2}(?!\p{L})|[1-9] (?:bids?|gebote?)(?!\p{L})/iu;
/** Points and other conditions, right behind an amount. */
const AFTER_CONDITION =
  /^[^\p{L}\p{N}/]{0,3}(?:\/?\s?(?:мес|міс|bln|bulan|tháng|měs|mies|mnd|mån|md\.|个月|個月|月|월)|в месяц|на місяць|бонус\p{L}*|балл\p{L}*|points?(?!\p{L})|puntos|punti|punkte|(?:円)?相当|ポイント|с картой|з карткою|(?:con|with(?: \p{L}+)?|mit|z|avec) (?:la )?(?:tarjeta|card|karte|kartą)|(?:no|via|com) (?:pix|boleto)|(?:con|por|en) (?:transferencia|efectivo)|with trade-?in|\(?(?:used|pre-?owned|refurbished|renewed|gebraucht|d['’]occasion|usato|usado|segunda mano|tweedehands|begagnad|używany)(?!\p{L}))/iu;
/** A tax's amount: `includes £20.00 VAT`. */
const PART_BEFORE =
  /(?<!\p{L})(?:includes|including|incl\.?|inkl\.?|enthält|darin|davon|dont|di cui|of which|w tym|inclui|в т\.? ?ч\.?)\s*[^\p{L}\p{N}]{0,3}$/iu;
const TAX_BEHIND = /^[^\p{L}\p{N}/]{0,3}(?:of )?(?:vat|gst|tax|mwst|ust|tva|iva|btw|moms|dph|ндс)(?!\p{L})/iu;
/** What stands below an amount and still belongs to it. */
export const PER = /^\s*(?:\/|per |off\b|pro |par |por |al? m|x ?\p{N})/iu;
/** Labels that name the price to pay, right before it. */
const BEFORE_PRICE =
  /(?<!\p{L})(?:price|preis|prix|precio|preço|prezzo|prijs|pris|hinta|cena|cijena|ціна|цена|τιμή|fiyat[ıi]?|ár|pret|preț|kaina|hind|giá|harga|ราคา|السعر|מחיר|价格|價格|售价|售價|価格|販売価格|가격|판매가)\s*[:：]?\s*$/iu;
/** Labels that name the lowered price. */
const BEFORE_SALE =
  /(?<!\p{L})(?:sale|now|offer|deal|special|angebot|aktion|promo|oferta|offerta|tarjous|tilbud|akcija|akce|акция|nu|nå|nyt|jetzt|ahora|agora|adesso|ora|por|alleen|nur|only|just)(?:\s*(?:price|preis|prix|precio|preço|prezzo|prijs|pris|hinta|cena|цена))?\s*[:：]?\s*$|(?:aktionspreis|特價|特价|優惠價|促銷價|促销价|特別価格|セール価格|할인가)\s*[:：]?\s*$|(?<!\p{L})sepette(?:\s*%\s?\p{N}{1,2})?(?:\s*[iİ]ndirim\p{L}*)?\s*[:：]?\s*$/iu;

/** Points against an amount for the words before and behind it. */
export const unlikeness = (ahead: string, follows: string): number =>
  ([BEFORE_OTHER, BEFORE_CONDITION, BEFORE_CONDITION_HAN, BEFORE_LOWEST, /[=+]\s*$/].some((words) => words.test(ahead)) ? -2.5 : 0) +
  (AFTER_OTHER.test(follows) || AFTER_CONDITION.test(follows) || (PART_BEFORE.test(ahead) && TAX_BEHIND.test(follows)) ? -2.5 : 0);

/** Points for the label right before an amount; `around` is the text on both of its sides. */
export function labelPoints(ahead: string, around: string): number {
  if (BEFORE_BIDS.test(ahead) && BID.test(around)) return -1.1;
  if (BEFORE_STRUCK.test(ahead)) return 0;
  return BEFORE_SALE.test(ahead) ? 1.3 : BEFORE_PRICE.test(ahead) ? 1 : 0;
}
