/**
 * Terms that advertising law bars as absolute: in Chinese the Advertising Law of the PRC, Article 9(3) ("国家级", "最高级",
 * "最佳" and the like), and Articles 16 to 18 for cures. A bound before a number ("最长24小时") is a measure, not praise.
 */
const ABSOLUTE_ZH =
  /最(?!(?:长|大|高|多|远|低|少|快|小|短)?\p{Script=Han}{0,4}\s?[\d一二三四五六七八九十])(?!近|后|终|初|适合你|新款式)[好佳优强大高低长快新美省受热便宜先进时尚具适全轻薄小值爱有舒畅流]+|第一(?![次步个眼时件天页节堂课年代批])|国家级|世界级|宇宙级|顶级|顶尖|极品|极致|唯一|首个|首选|首家|独家|绝对|100%有效|百分百有效|史上|全网|全国销量|销量冠军|王牌|无敌|万能|永久|零风险|绝无仅有|前所未有|完美/gu;
const CURES_ZH = /治疗|治愈|根治|疗效|药效|抗癌|消炎|杀菌|降血压|降血糖|减肥|瘦身|祛斑|祛痘|立竿见影|立刻见效/gu;
const ABSOLUTE_EN =
  /\b(?:the best|best-selling|number one|#1|no\.? ?1|world'?s (?:first|best|most)|unbeatable|(?:can't|cannot) be beat(?:en)?|guaranteed (?:results|to)|100 ?% effective|risk[- ]free|miracle)\b/giu;
const CURES_EN = /\b(?:cures?|heals?|clinically proven|lose weight|weight loss|kills (?:germs|bacteria|viruses))\b/giu;

/** Why a term may not stand in an ad: it is absolute, or it promises a cure. */
export type AdTerm = { term: string; reason: "absolute" | "cure" };

const found = (text: string, expression: RegExp, reason: AdTerm["reason"]): AdTerm[] =>
  [...text.matchAll(expression)].map(([term]) => ({ term, reason }));

/** The terms of a text that advertising law bars, each once. */
export const adTerms = (text: string): AdTerm[] => {
  const all = [
    ...found(text, ABSOLUTE_ZH, "absolute"),
    ...found(text, CURES_ZH, "cure"),
    ...found(text, ABSOLUTE_EN, "absolute"),
    ...found(text, CURES_EN, "cure"),
  ];
  return all.filter(({ term }, index) => all.findIndex((other) => other.term.toLowerCase() === term.toLowerCase()) === index);
};
