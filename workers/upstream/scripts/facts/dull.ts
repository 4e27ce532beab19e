/** How a thing is washed, closed, or measured, and what every such thing has: true, and no reason to look. */
const DULL = [
  /^(?:(?:machine|hand) wash|wash(?:ing)?\b|dry clean|spot clean|tumble dry|do not (?:bleach|iron)|wipe clean|imported$|made of plastic)/iu,
  /^(?:(?:full-length|two-way|full|front|side|top|main) )?zip(?:per)?s?(?: closure| pocket)?$|^button (?:closure|front)$/iu,
  /^(?:(?:dual|top|carry) )*handles?$|^grommet|^split pocket$|^thumb ?holes?$|^wheeled$/iu,
  // Who it is for, and nothing of it that one could look at: "A steel bottle for people who start early".
  /^an? [\p{L} -]+ for (?:people|those|anyone|everyone|all) who [\p{L} ]+$/iu,
  /^(?:width|height|depth|length|weight|number of [\p{L} ]+|[\p{L} ]+ per [\p{L}]+): \S/iu,
  // What it runs on.
  /^(?:(?:rated |max(?:imum)? |operating )?(?:voltage|wattage|power)|power consumption|power supply|input|frequency|connectivity) ?: \S/iu,
  /^(?:warranty|guarantee) ?: \S|^(?:\d+|one|two|three|five|ten)[- ]years? (?:limited |manufacturer['’]?s? )*(?:warranty|guarantee)/iu,
  /^(?:dimensions?:|[wlhd] \d|\d+(?:\.\d+)?["”″] (?:body length|inseam))/iu,
];
const DULL_ZH =
  /^(?:可?机洗|手洗|只能手洗|可烘干|不可漂白|拉链(?:闭合|开合)?|保修|质保|尺寸|产地|(?:额定|工作)?电压(?!力)|功率[:：]|(?:颜色|适用年龄|重量|净重|规格|规格尺寸|产品尺寸|产品规格)[:：])/u;

/** Whether a fact of a page makes way for those that tell more: it is said last. */
export const isDull = (text: string): boolean => {
  const bare = text.trim().replace(/[.。!！]+$/u, "");
  return DULL.some((expression) => expression.test(bare)) || DULL_ZH.test(bare);
};
