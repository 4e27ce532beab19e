import { finder } from "../glossary/match.ts";
import { COUNTRIES, FEATURES } from "../glossary/words.ts";
import { ABSOLUTES, MEDICAL, SUPERLATIVES } from "../ground-words.ts";
import { simplified } from "../text/simplified.ts";
import { stem } from "./words.ts";

/** What compares, certifies or widens: said only where the fact has the same words. */
const COMPARED =
  /\b(?:more|less|fewer|better|faster|longer|stronger|lighter|quieter|cheaper|softer|brighter|bigger|smaller|thinner|twice|double|half|than|unlike|\w+er than)\b|[比更]|[\d两三]倍|优于|胜过/giu;
const CERTIFIED =
  /\b(?:certified|certificate|approved|tested|fda|iso ?\d*|patent(?:ed)?|award(?:ed|s)?|official(?:ly)?|oeko-?tex|gots|licen[cs]ed|organic|vegan|kosher|halal|hypoallergenic)\b|认证|检测|检验|专利|获奖|官方|授权|有机|国标|达标|抗敏|低敏/giu;
const SCOPE =
  /\b(?:all|every|each|any|both|entire|whole|anywhere|everything|everyone|only|lifetime|unlimited)\b|所有|全部|任何|每一|各种|全身|全家|终身|无限|通用|仅/giu;

/** What somebody answers for, and for how long. */
const ANSWERED =
  /\b(?:lifetime|guarantee[sd]?|warrant(?:y|ies)|refund(?:s|ed)?|money[- ]back)\b|终身|质保|保修|包[换退]|换新|退款|假一赔/iu;

/** Words that praise or promise a property: a claim may use none that its fact has not. */
const PROPERTIES =
  /\b(?:quiet|silent|fast|quick|rapid|soft|durable|sturdy|light|lightweight|strong|safe|waterproof|water-resistant|breathable|easy|easily|comfortable|comfy|powerful|warm|cool|stretchy|rechargeable|wireless|cordless|portable|foldable|washable|non-?stick|healthy|natural|gentle|smooth|bright|clear|crisp|sharp|accurate|reliable|secure|compact|slim|thin|flexible|adjustable|handmade|fresh|delicious|tasty|leak-?proof|dust-?proof|shock-?proof|scratch-?resistant|odou?rless|eco-?friendly|biodegradable|recyclable|free|new|original|authentic|premium|luxury|professional|smart|automatic|hands-free|noise-?cancell?ing)\b|静音|安静|快速|迅速|柔软|耐用|轻便|轻巧|结实|坚固|安全|防水|防尘|防摔|防漏|防滑|防晒|透气|舒适|舒服|强劲|保暖|保温|凉爽|弹力|充电|无线|便携|折叠|可机洗|不粘|健康|天然|温和|顺滑|清晰|精准|稳定|小巧|超薄|灵活|可调|手工|新鲜|美味|环保|可降解|正品|高级|专业|智能|自动|降噪|速干|吸汗|抗皱|免烫|保湿|补水|美白|除味|除菌/giu;

const findTerms = finder([...FEATURES, ...COUNTRIES]);
const termsOf = (text: string): Set<string> => new Set(findTerms(simplified(text)).map(({ row }) => row[0]));

const found = (text: string, expression: RegExp): string[] =>
  [...text.matchAll(new RegExp(expression.source, "giu"))].map(([word]) => stem(word.toLowerCase()));

/** Whether every word of a kind that the claim has stands in the fact too. */
const within = (claim: string, fact: string, expression: RegExp): boolean => {
  const known = new Set(found(fact, expression));
  const low = fact.toLowerCase();
  return found(claim, expression).every((word) => known.has(word) || low.includes(word));
};

/** A claim that praises beyond what any page can prove: a superlative, an absolute, a cure. */
export const isBold = (text: string): boolean => [SUPERLATIVES, ABSOLUTES, MEDICAL].some((expression) => expression.test(text));

/** True when what a claim promises, compares, certifies or widens is in the fact in the same words. */
export const keepsPromises = (claim: string, said: string): boolean => {
  // A sun protection factor is protection from the sun.
  const fact = said.replace(/\bSPF\b/i, "$& 防晒");
  const terms = termsOf(fact);
  return (
    [SUPERLATIVES, ABSOLUTES, MEDICAL, COMPARED, CERTIFIED, SCOPE, PROPERTIES].every((expression) => within(claim, fact, expression)) &&
    [...termsOf(claim)].every((term) => terms.has(term))
  );
};

/** True when a text says something of a product that can be true or false: a term or a property. */
export const promises = (text: string): boolean =>
  isBold(text) ||
  ANSWERED.test(text) ||
  termsOf(text).size > 0 ||
  [CERTIFIED, PROPERTIES].some((expression) => new RegExp(expression.source, "iu").test(text));
