import { findMaterials } from "./materials.ts";
import { findNouns } from "../text/thing.ts";
import { isBrandAlone } from "../text/own-names.ts";
import { rowKind } from "./spec/labels-of-row.ts";

/** Numbers of a shop's lists, and what leads to its other pages. */
const LISTED =
  /^(?:ean|upc|asin|isbn|sku|mpn|gtin|model (?:no\.?|number)|item (?:no\.?|number|model))\b|\b(?:ean|upc|asin)\b[: ]*\d{8}|^(?:buy|shop|check|compare|get the best deal|find many|price in|order) .*(?: at | from | on |online|specs|reviews|in india|deals)|thousands of products|same day delivery|fast store collection|best online prices|^condition\b|is celebrating|new items are|prices? (?:are|is) firm|all priced|^(?:note|please note|disclaimer|warning)\b|brought to you by|contact (?:seller|us)|return shipping|all stock|do you own this|amazon\.\w+:|disponibile su|\bebay!?$|^(?:we|we.re|we.ve|they.re simply|it.s simply)\b|irresistible|view my options|proudly designed|our (?:main|aim|team|customers|other|departments|store|listings)|we aim to|requires? (?:different|suitable) (?:types of )?(?:fixing|screw|plug)/iu;
const LISTED_ZH =
  /直購價|直购价|首選|首选|購物網|购物网|網購|网购|商店街|24h購物|24小時宅配|今天下訂|優惠|优惠|分期|免息|运费|運費|电话|電話|地址|登錄字號|保險|加購|^每份[:：]/u;
/** What a shop writes into its list to sell, of parcels, gifts, coupons, days of sale and praise: true today at best, and nothing of the thing. */
const PROMOTED_ZH =
  /特惠|特价|狂欢|秒杀|半价|开团|疯抢|抢购|直降|领券|领卷|减\d|立减|满减|钜惠|大促|专享|限时|包邮|货到付款|退换|退货|送货|送装|免费安装|送安装|三包|全国联保|售后|好评|销量|热销|好礼|礼包|买[一二三\d]送|^赠|送.{0,3}[表包礼链带石膜]|正品|厂家直销|咨询|惊喜|代言|推荐|品质保证|重要的|^事情$|说三遍|拍下|利息|免息|新品|新款|代写|^非常|^网络$|匠心|之选|精致女人|高端大气|高端定制|^科技动感$|气质|品质服务|性价比|尊贵|手感棒|品牌做工|机构质检|精美包装|限送|区县|前\d+名|同款还有|提前购买|畅销|必备|包保修|^\d+元$|^\d{1,2}月\d{1,2}日/u;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** What leads into a list says nothing without it, and what its maker found out is no part of the thing. */
const LEADS_IN =
  /[:：]$|^%|\bself[- ]assessment\b|\btest,? (?:on )?\d+ (?:men|women|people)\b|\bdisintegrates?\b|\bbecomes? (?:uneven|dry|dull|brittle)\b|: the figures$|\bcollection 20\d\d\b|\bmakes? it (?:difficult|hard)\b|\bcausing (?:friction|damage|frizz)\b|\bis made up of\b|^(?:(?:inner|outer|upper) )?(?:material|sole|lining|upper)s?:? (?:man-?made|synthetic|other|imitation|plastic)$|^(?:imported|domestic|(?:spot|dry) clean(?: only)?|what|why|how|when|results?|ingredients?|notes?|style|features?|directions?|how to use)$/iu;
const FOUND_OUT =
  /^(?:\p{Lu}[\p{L}&'-]+ ){1,3}(?:uncovered|discovered|revealed|believes|innovates|found that|breakthrough|has identified)\b/u;

/** Who made a thing, published it or brought it out, when: nothing that a viewer could see of it. */
const OF_ITS_MAKERS =
  /\b(?:was|were) (?:created|developed|composed) by\b|\ball these people\b|\blaunched\b.*\b(?:19|20)\d\d\b|^(?:publisher|imprint|recommended use|language|publication date|common spellings) ?:|^page numbers source\b|^active ingredients\b|\bladies and gentlemen\b/iu;

/** What a thing is worn with is no part of it: "Pair with a loose fit top and nude pumps". */
const STYLED =
  /\b(?:pair(?:ed|ing)?|compl[ei]ment(?:ed)?|team(?:ed)?|layer(?:ed)?|wear|worn|style(?:d)?|go glam|great|stylish)(?: it| them| yours?)? (?:with|over|under) (?:[\p{L}'’-]+ ){0,4}?(?:jeans?|jacket|necklace|tops?|pumps|heels|flats|trousers|pants|shorts|skirts?|dress(?:es)?|blazer|boots|sandals|sneakers|shirts?|tees?|leggings|tights|belt|earrings|pendants?|studs|coat|sweater|cardigan|everything)\b/iu;
export const isStyling = (text: string): boolean => STYLED.test(text);

/** Another thing of the shop, which this one is compared with: "a smaller version of the 600-watt light". */
const COMPARED = /\b(?:\p{L}+er|(?:more|less) \p{L}+) (?:version|edition|brother|sister|sibling) (?:of|to) (?:the|our|its) \S/iu;
/** What nobody asks for: a row of materials with one of these. */
const PLAIN_MATERIALS = /^(?:[\p{L}]+ )?materials? ?: (?:.*\b)?(?:plastic|particle ?board|mdf|synthetic|tissue|manmade)\b/iu;
/** What one may choose from, and is not shown. */
const CHOICES =
  /^(?:(?:the )?(?:colou?r|siz(?:e|ing)) options|sizes|available sizes) (?:are|include)\b|\bsizing options include\b|\b(?:comes|available|offered) in (?:a (?:wide )?(?:variety|range|choice) of|many|several|different|various|multiple) (?:colou?rs|sizes|styles|finishes)\b/iu;

/** What a shop has before its text is written. */
const PLACEHOLDER = /\blorem ipsum\b|^product description\b/iu;
/** Words of that text, which goes on in many ways. */
const FILLER = new Set(
  "lorem ipsum dolor amet consectetur adipiscing elit maecenas vestibulum pellentesque vulputate curabitur rutrum ligula tincidunt quam eros ut ex porta consequat interdum faucibus velit cras arcu metus iaculis quisque luctus ante aliquet hendrerit lectus blandit nulla sed eu nunc vel nec mauris praesent donec vivamus suspendisse sem sapien tortor turpis augue neque".split(
    " ",
  ),
);
const isPlaceholder = (text: string): boolean => {
  const words = wordsOf(text);
  return PLACEHOLDER.test(text.trim()) || (words.length > 2 && words.filter((word) => FILLER.has(word)).length * 2 > words.length);
};

/** "100% polyurethane (shell) 100% polyester (lining) 75% polyester": shares of several layers, which say nothing together. */
const isOfLayers = (text: string): boolean =>
  [...text.matchAll(/(\d{1,3}) ?%/gu)].map(([, share]) => Number(share)).reduce((sum, share) => sum + share, 0) > 200;

/** A share of a test whose terms stand in a footnote, "Skin softness 61%": no composition. */
const isTested = (text: string): boolean => /\p{Ll} [–-]?\d{1,3} ?%[.]?$/u.test(text.trim()) && findMaterials(text).length === 0;

/** A sentence that has no word which the product's name has not. */
const isName = (text: string, name: string): boolean => {
  const known = new Set(wordsOf(name));
  const words = wordsOf(text).filter((word) => word.length > 1);
  return words.length > 0 && words.every((word) => known.has(word));
};

/** "Introducing the iPhone 11 Pro": the name, and nothing of the thing. */
export const isIntroduction = (text: string, name: string): boolean =>
  isName(text.replace(/^(?:introducing|presenting|meet|this is|here is|say hello to|隆重推出|全新)\s*(?:the |our |an? )?/iu, ""), name);

/** Where a shop files the thing, "Cars, Motorcycles & Vehicles, Cars, BMW": a path that comes by the same word again. */
const isPath = (text: string): boolean => {
  const steps = text.split(/\s*(?:[,>»›/]|&)\s*/u).map((step) => step.trim().toLowerCase());
  return steps.length >= 4 && steps.every((step) => /^\p{L}[\p{L} '-]{0,24}$/u.test(step)) && new Set(steps).size < steps.length;
};

/** "Bag", "Pump": the name of a thing and nothing of it, from a list of what comes with it or of what else there is. */
const isBareThing = (text: string): boolean => {
  const bare = text.trim().replace(/[.。]$/u, "");
  const [found] = bare.split(/\s+/u).length <= 2 ? findNouns(bare) : [];
  return found !== undefined && found.index === 0 && found.length === bare.length;
};

/** A quotation mark or a bracket without the other: the sentence was cut within it. An inch's mark follows a number. */
const isCutWithin = (text: string): boolean => {
  const plain = text.replace(/(?<=\d ?)["″”]/gu, "");
  const count = (mark: RegExp): number => (plain.match(mark) ?? []).length;
  return count(/"/gu) % 2 === 1 || count(/“/gu) !== count(/”/gu) || count(/\(/gu) !== count(/\)/gu);
};

/** What would be, or could not be: a thought of the text and nothing of the thing. */
const SUPPOSED =
  /^(?:it|they|this|that|these|everything|nothing) (?:would|could|might|wouldn['’]t|couldn['’]t) (?!you)|\b(?:wouldn['’]t|isn['’]t|aren['’]t) really\b|^(?:many|some|other|such) (?:things|people|reasons)$|\bno (?:one|man|woman|person) (?:can|could|will|would)\b|\b(?:is|are) merely\b|\byou could\b|^to (?:start|begin)\b|\bstands for\b|\bcan be found\b/iu;

/** What a circuit speaks, "Supports TRIM command, Garbage Collection technology, RAID, and ECC": three or more in letters that only a data sheet says. */
const LETTERS = /\b\p{Lu}{3,5}\b/gu;
const isProtocols = (text: string): boolean => /^(?:it )?supports\b.*,.*,/iu.test(text.trim()) && (text.match(LETTERS) ?? []).length >= 3;

/** What a page says of its shop, its lists or its parcels, or the name again: nothing that an ad of the thing could say. */
export const isNoise = (text: string, name: string): boolean =>
  LISTED.test(text.trim()) ||
  LISTED_ZH.test(text) ||
  LEADS_IN.test(text.trim().replace(/[.!]+$/u, "")) ||
  FOUND_OUT.test(text.trim()) ||
  PROMOTED_ZH.test(text) ||
  rowKind(text) === "none" ||
  isPath(text) ||
  isBareThing(text) ||
  isTested(text) ||
  isOfLayers(text) ||
  isStyling(text) ||
  COMPARED.test(text) ||
  PLAIN_MATERIALS.test(text.trim()) ||
  CHOICES.test(text.trim()) ||
  isPlaceholder(text) ||
  isCutWithin(text) ||
  SUPPOSED.test(text.trim().replace(/[.!]+$/u, "")) ||
  OF_ITS_MAKERS.test(text.trim()) ||
  isProtocols(text) ||
  isBrandAlone(text) ||
  isName(text.replace(/^\p{L}[\p{L} ]{2,20}: /u, ""), name);
