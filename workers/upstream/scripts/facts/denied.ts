const BEFORE =
  /(?:\b(?:not|non|no|never|without|excluding|except|isn't|aren't|nicht|kein[ e]?\w*|ohne|pas|sans|sin|senza|sem|bez|nie|не|без)\b[^.,;]{0,14}|不(?:含|是|能|可|支持|适用)?\p{Script=Han}{0,4}|[无非])$/iu;
const AFTER = /^(?:-free|[- ]?look|[- ]?effect|[- ]?style|-like)\b/i;

/** True when the words around a match take it back: "not dishwasher safe", "without a lid", "leather-look". */
export const isDenied = (text: string, index: number, length: number): boolean =>
  BEFORE.test(text.slice(Math.max(0, index - 40), index)) || AFTER.test(text.slice(index + length));

const PARTS =
  "lining|cover|handle|lid|insert|pad|strap|leg|basket|bowl|filter|part|accessor|attachment|case|jug|doublure|housse|couvercle|poignée|bezug|futter|deckel|griff|fodera|rivestimento|forro|funda|内胆|盖子|滤网|手柄|背带";
const PART_BEFORE = new RegExp(`(?:${PARTS})[^.,;，。]{0,30}$`, "iu");
const PART_AFTER = new RegExp(`^(?:able)?[- ](?:\\p{L}+[- ]){0,2}(?:${PARTS})`, "iu");

/** What a sentence is about from its beginning: "The cover is removable and can be …". */
const PART_IS_SUBJECT = new RegExp(
  `(?:^|[.!?]\\s+)(?:the|its|all|both)\\s(?:\\p{L}+[- ]){0,2}(?:${PARTS})(?:s|es)?\\s(?:is|are|can)\\s[^.!?;]{0,110}$`,
  "iu",
);

/** True when a property is of a part, not of the whole: "machine-washable lining", "the handle folds up". */
export const isOfPart = (text: string, index: number, length: number, noun: string): boolean => {
  const before = PART_BEFORE.exec(text.slice(Math.max(0, index - 45), index))?.[0] ?? PART_IS_SUBJECT.exec(text.slice(0, index))?.[0];
  const after = PART_AFTER.exec(text.slice(index + length))?.[0];
  const part = before ?? after;
  return part !== undefined && !noun.split(" ").some((word) => word !== "" && part.toLowerCase().includes(word.toLowerCase()));
};
