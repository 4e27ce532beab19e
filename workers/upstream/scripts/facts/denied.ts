const BEFORE = /(?:\b(?:not|non|no|never|without|excluding|except|isn't|aren't|nicht|kein[ e]?\w*|ohne|pas|sans|sin|senza|sem|bez|nie|не|без)\b[^.,;]{0,14}|不(?:含|是|能|可|支持|适用)?\p{Script=Han}{0,4}|[无非])$/iu;
const AFTER = /^(?:-free|[- ]?look|[- ]?effect|[- ]?style|-like)\b/i;

/** True when the words around a match take it back: "not dishwasher safe", "without a lid", "leather-look". */
export const isDenied = (text: string, index: number, length: number): boolean =>
  BEFORE.test(text.slice(Math.max(0, index - 40), index)) || AFTER.test(text.slice(index + length));
