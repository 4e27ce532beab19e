import type { Line } from "./lines.ts";

/** Words of what a shop says beside its product: how to wash it, which size to take, how it comes and goes back. */
const CARE =
  "care|washing|laundering|entretien|lavage|pflege|pflegehinweise?|pflegeanleitung|waschanleitung|waschhinweise?|cuidados?|lavado|conservación|cura|manutenzione|lavaggio|lavagem|onderhoud|verzorging|wasvoorschriften|wasvoorschrift|pielęgnacja|konserwacja|pranie|skötsel|skötselråd|tvättråd|pleje|vedligeholdelse|vaskeanvisning|vedlikehold|hoito|hoito-ohjeet|údržba|péče|praní|уход|стирка|bakım|yıkama";
const DELIVERY =
  "shipping|delivery|deliveries|dispatch|returns?|exchanges?|refunds?|payments?|livraisons?|expédition|retours?|échanges?|paiements?|remboursements?|versand|lieferung|rückgabe|rücksendung|retouren?|umtausch|zahlung|zahlungsarten|envíos?|entregas?|devolución|devoluciones|cambios|pagos?|spedizion[ei]|consegna|consegne|res[io]|pagament[oi]|envios?|devolução|devoluções|trocas|frete|pagamentos?|verzending|bezorging|levering|retourneren|betaling|wysyłka|dostawa|zwroty|płatność|płatności|leverans|frakt|returer|betalning|fragt|returnering|toimitus|palautus|palautukset|doprava|vrácení|platba|доставка|оплата|возврат|teslimat|kargo|iade|ödeme";
const SHOP =
  "reviews?|ratings?|faqs?|avis|bewertungen|kundenbewertungen|opiniones|reseñas|recensioni|avaliações|beoordelingen|opinie|recensioner|отзывы|yorumlar|contact|kontakt|contacto|contatti|share|teilen|partager|compartir|newsletter";
/** Such words only beside others: a guide of sizes, what something is made of. */
const SIZES =
  "sizes?|sizing|fit|tailles?|größen?|passform|tallas?|tagli[ae]|tamanhos?|medidas|maten|maat|rozmiar(?:y|ów)?|storlekar|størrelser|размер(?:ы|ов)?|beden";
const GUIDE =
  "guides?|charts?|tables?|finder|help|tableau|tabelle|berater|tabla|guía|guida|tabella|guia|tabela|gids|tabel|przewodnik|tablosu|таблица";
const PLAIN =
  "and|et|und|y|e|en|och|og|ja|i|a|и|ve|the|of|our|your|on|with|de|des|du|d|la|le|les|el|los|las|di|da|das|dos|do|al|alla|alle|delle|dei|per|für|zu|zum|zur|à|free|full|gratis|gratuite?s?|kostenlose[rn]?|policy|policies|infos?|information|informationen|informations|informazioni|información|informações|instructions?|advice|conseils?|hinweise|anleitung|details?|options?|times?|costs?|frais|kosten|costes|costi|materials?|materialien|fabrics?|composition|matières?|matière|zusammensetzung|composición|composizione|composição|materiales|materiali|samenstelling|skład|materiał|sammansättning|состав|malzeme|product|produkt|produit|producto|prodotto";
const KNOWN = new RegExp(`^(?:${[CARE, DELIVERY, SHOP, SIZES, GUIDE, PLAIN].join("|")})$`, "iu");
const ASIDE = new RegExp(`^(?:${[CARE, DELIVERY, SHOP].join("|")})$`, "iu");
const SIZE = new RegExp(`^(?:${SIZES})$`, "iu");
const GUIDES = new RegExp(`^(?:${GUIDE})$`, "iu");
/** Such titles in one word, or in scripts without spaces. */
const WHOLE =
  /^(?:größentabelle|größenberater|größenratgeber|maattabel|storleksguide|størrelsesguide|kokotaulukko|kokoopas|mérettáblázat|new arrivals|best ?sellers|shop by (?:room|brand|category|colou?r)|get inspired|more resources|related products|customer service|track (?:your )?order|gift cards?|store locator|you may also like|write a review|nouveautés|neuheiten|novedades|novità|novidades)$/iu;
const WHOLE_HAN =
  /^(?:[\p{L}\s/、・·和与及]{0,4}(?:洗涤说明|洗滌說明|洗护说明|洗护|护理说明|保养说明|保养|尺码表|尺碼表|尺码对照表|尺码指南|尺寸表|配送说明|配送|物流|运费|退换货|退换|退货|售后服务|售后|付款方式|买家须知|购物须知|お手入れ(?:方法)?|洗濯表示|サイズ(?:ガイド|表|チャート)|配送(?:について)?|返品(?:について|交換)?|お支払い方法?|送料|세탁\s?방법|관리\s?방법|사이즈\s?(?:가이드|표)|배송(?:\s?안내)?|교환|반품|결제)[和与及・/、]?){1,3}$/u;

/** Whether a line is a title of what a shop says beside its product: "Composition et entretien", "Guide des tailles", "Shipping & returns". */
export function isBesideTitle(line: string): boolean {
  const title = line.replace(/^[\s+–—•*-]+|[\s:：+–—?!.-]+$/gu, "");
  if (title.length > 60 || title === "") return false;
  if (WHOLE.test(title) || WHOLE_HAN.test(title)) return true;
  const words = title.split(/[\s&+/,|'’·]+/u).filter(Boolean);
  return (
    words.every((word) => KNOWN.test(word)) &&
    (words.some((word) => ASIDE.test(word)) || (words.some((word) => SIZE.test(word)) && words.some((word) => GUIDES.test(word))))
  );
}

/** Of a section on what a thing is made of and how it is washed, what it is made of. */
const isShare = (text: string): boolean => /\p{N}\s?%/u.test(text);

/** A short line without an end, which in a plain text can only be a title. */
const looksLikeTitle = ({ text, isHeading }: Line): boolean =>
  isHeading || (text.length <= 40 && !/[.!?…。！？:：;,]$/u.test(text) && /^\p{Lu}/u.test(text));

/** The lines that speak of the product: without titles of what stands beside it, and what stands under those. */
export function ofProduct(lines: readonly Line[]): string[] {
  let isBeside = false;
  return lines.flatMap((line) => {
    if (isBesideTitle(line.text)) isBeside = true;
    else if (isBeside && looksLikeTitle(line)) isBeside = false;
    else if (isBeside) return line.text.split(/(?<=[.!?])\s+/u).filter(isShare);
    return isBesideTitle(line.text) ? [] : [line.text];
  });
}
