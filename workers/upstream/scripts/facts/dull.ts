/** How a thing is washed, closed, or measured, and what every such thing has: true, and no reason to look. */
const DULL = [
  /^(?:(?:machine|hand) wash|wash(?:ing)?\b|dry clean|spot clean|tumble dry|do not (?:bleach|iron)|wipe clean|imported$|made of plastic)/iu,
  /^(?:(?:full-length|two-way|full|front|side|top|main) )?zip(?:per)?s?(?: closure| pocket)?$|^button (?:closure|front)$/iu,
  /^(?:(?:dual|top|carry) )*handles?$|^grommet|^split pocket$|^thumb ?holes?$|^wheeled$/iu,
  // Who it is for, and nothing of it that one could look at: "A steel bottle for people who start early".
  /^an? [\p{L} -]+ for (?:people|those|anyone|everyone|all) who [\p{L} ]+$/iu,
  /^(?:number of [\p{L} ]+|[\p{L} ]+ per [\p{L}]+): \S|^it takes (?:micro)?(?:SD|TF|CF) cards$/iu,
  // What it runs on.
  /^(?:(?:rated |max(?:imum)? |operating )?(?:voltage|wattage|power)|power consumption|power supply|input|frequency|connectivity) ?: \S/iu,
  /^(?:warranty|guarantee) ?: \S|^(?:\d+|one|two|three|five|ten)[- ]years? (?:limited |manufacturer['’]?s? )*(?:warranty|guarantee)/iu,
  // What it takes of the mains, and the pack alone: "5 watts of power", "One tube of Glufix".
  /^(?:\d+ ?(?:-|to )?)*\d+ ?(?:watts?|volts?|w|v|hz)(?: of power| usb-c)?$/iu,
  /^(?:an?|one|1) (?:tube|bottle|pack|box|bag|can|jar|piece|roll)(?: of [\p{L}\d -]+)?$/iu,
  // A fabric by its trade's name, which says nothing to who wears it.
  /^(?:100 ?% )?(?:cationic |micro)*(?:polyester|nylon|acrylic|polyamide)(?: interlock| jersey| knit)?$/iu,
  /^(?:\d+(?:\.\d+)?[- ]inch(?:es)?) (?:inseam|body length|elastic band\b.*)$/iu,
  /^(?:quad|octa|dual|hexa)-core processor$/iu,
  /^(?:dimensions?:|[wlhd] \d|\d+(?:\.\d+)?["”″] (?:body length|inseam))/iu,
];
const DULL_ZH =
  /^(?:(?:可以|可)?机洗|手洗|只能手洗|可烘干|不可漂白|拉链(?:闭合|开合)?|保质期|保修|质保|尺寸|产地|(?:额定|工作)?电压(?!力)|功率[:：\d]|\d+瓦(?:功率)?$|[一1][支瓶盒袋罐包卷]?(?:管|瓶|盒|袋|罐|包|卷)?装$|100%(?:聚酯纤维|涤纶|锦纶)(?:材质|面料)?$|裤内长|悬挂晾干|[四八双六]核处理器(?:，|$)|(?:颜色|适用年龄|重量|净重|规格|规格尺寸|产品尺寸|产品规格)[:：])/u;

/** A row of a plate: how large a thing or a part of it is. */
const MEASURED =
  /^(?:an? )?(?:[\p{L}-]+ ){0,2}(?:width|height|depth|length|weight|diameter|thickness)(?:: \S| of \d[\d.,]* \p{L}+$)|^(?:it|they) measures? \d/iu;
/** What a screen shows of one. */
const MEASURE =
  /^\d[\d.,]* (?:grams|kilos|pounds|ounces)$|^\d[\d.]*(?: by \d[\d.]*){1,2} (?:inches|(?:centi|milli)?metres)$|^(?:尺寸|重量?)\d/iu;
/** Whether a headline only measures the thing: another one of the same clip goes before it. */
export const isMeasure = (headline: string): boolean => MEASURED.test(headline) || MEASURE.test(headline);

/** How a thing is washed: of all facts the last. */
const CARE =
  /^(?:(?:machine|hand) wash|wash(?:ing)?\b|dry clean|spot clean|(?:tumble|line) dry|do not (?:bleach|iron))|^(?:可以|可|只能)?(?:机洗|手洗)|^(?:可烘干|不可漂白|悬挂晾干)/iu;
/** What it runs on, and for how long somebody answers for it. */
const MAINS =
  /^(?:(?:rated |operating )?voltage|input|frequency)\b|^\d+ ?(?:watts?|volts?|W)(?: of power| motor)?$|^(?:额定|工作)?电压(?!力)|^功率[:：\d]/iu;

/** The color of the thing and what it is, which its picture shows: "White performance tank", "Black shorts". */
const COLORED =
  /^(?:black|white|red|blue|navy|green|grey|gray|pink|silver|gold|purple|brown|orange|yellow|beige|teal|salmon|slate|charcoal|cream|ivory)\b(?! (?:with|and)\b)(?: [\p{L}-]+){1,4}$/iu;

/** A small part in another color, which a picture of all of the thing hardly shows. */
const CONTRAST = /\b(?:colou?r-?block(?:ed|ing)?|contrast(?:ing)? (?:piping|stitching|trim|seams?|details?))\b|撞色|拼色/iu;

/** One of what is sold, in its pack: that is no property of it. */
const PACK =
  /^(?:an?|one|1) (?:tube|bottle|pack|box|bag|can|jar)(?: of [\p{L}\d -]+)?$|^[一1][支瓶盒袋罐包卷]?(?:管|瓶|盒|袋|罐|包|卷)?装$/iu;
/** Whether a statement of a page says only that there is one of it. */
export const isPackAlone = (statement: string): boolean => PACK.test(statement.trim().replace(/[.。]$/u, ""));
/** Whether a statement is nobody's reason to buy: what a thing takes of the mains, how it is washed, a seam of another color. */
export const isNoReason = (statement: string): boolean => dullness(statement) >= MAINS_RANK;

/** What a buyer has of a thing, rather than a part of it. */
const BENEFIT =
  /\b(?:reduces?|prevents?|protects?|absorbs?|wick(?:s|ing)|moisture|breathable|support|soft|comfort(?:able)?|cushioned|grips?|self-clean(?:s|ing)|fully automatic|waterproof|quick-drying|lightweight)\b|减少|防[水滑摔]|吸湿|透气|支撑|柔软|缓震|自动|速干/iu;

/** Ranks of the last. */
const [MEASURED_RANK, MAINS_RANK, CARE_RANK] = [2.5, 3, 4];

/** How much a fact of a page makes way for the others: 0 for one that tells something, below for what a buyer has of it, 4 for how it is washed. */
export const dullness = (statement: string): number => {
  const bare = statement.trim().replace(/[.。!！]+$/u, "");
  if (CARE.test(bare)) return CARE_RANK;
  if (MAINS.test(bare)) return MAINS_RANK;
  if (CONTRAST.test(bare)) return MAINS_RANK;
  if (MEASURED.test(bare)) return MEASURED_RANK;
  return isDull(bare) ? 2 : COLORED.test(bare) && !/\b(?:with|fabric|material)\b/iu.test(bare) ? 1 : BENEFIT.test(bare) ? -1 : 0;
};

/** Whether a fact of a page makes way for those that tell more: it is said last. */
export const isDull = (text: string): boolean => {
  const bare = text.trim().replace(/[.。!！]+$/u, "");
  return DULL.some((expression) => expression.test(bare)) || MEASURED.test(bare) || DULL_ZH.test(bare);
};
