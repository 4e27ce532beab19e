import { rowKind } from "./spec/labels-of-row.ts";

/** Numbers of a shop's lists, and what leads to its other pages. */
const LISTED =
  /^(?:ean|upc|asin|isbn|sku|mpn|gtin|model (?:no\.?|number)|item (?:no\.?|number|model))\b|\b(?:ean|upc|asin)\b[: ]*\d{8}|^(?:buy|shop|check|compare|get the best deal|find many|price in|order) .*(?: at | from | on |online|specs|reviews|in india|deals)|thousands of products|same day delivery|fast store collection|best online prices|^condition\b|is celebrating|new items are|prices? (?:are|is) firm|all priced|^(?:note|please note|disclaimer|warning)\b|brought to you by|contact (?:seller|us)|return shipping|all stock|do you own this|amazon\.\w+:|disponibile su|\bebay!?$|^(?:we|we.re|we.ve|they.re simply|it.s simply)\b|irresistible|view my options|proudly designed|our (?:main|aim|team|customers)|we aim to/iu;
const LISTED_ZH =
  /直購價|直购价|首選|首选|購物網|购物网|網購|网购|商店街|24h購物|24小時宅配|今天下訂|優惠|分期|運費|电话|電話|地址|登錄字號|保險|加購/u;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A sentence that has no word which the product's name has not. */
const isName = (text: string, name: string): boolean => {
  const known = new Set(wordsOf(name));
  const words = wordsOf(text).filter((word) => word.length > 1);
  return words.length > 0 && words.every((word) => known.has(word));
};

/** "Introducing the iPhone 11 Pro": the name, and nothing of the thing. */
export const isIntroduction = (text: string, name: string): boolean =>
  isName(text.replace(/^(?:introducing|presenting|meet|this is|here is|say hello to|隆重推出|全新)\s*(?:the |our |an? )?/iu, ""), name);

/** What a page says of its shop, its lists or its parcels, or the name again: nothing that an ad of the thing could say. */
export const isNoise = (text: string, name: string): boolean =>
  LISTED.test(text.trim()) || LISTED_ZH.test(text) || rowKind(text) === "none" || isName(text, name);
