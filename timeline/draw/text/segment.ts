/** A piece of text that never breaks inside. `space`: a space stands before it; `newline`: it starts a line. */
export interface Token {
  readonly text: string;
  readonly space: boolean;
  readonly newline: boolean;
}

/** U+2060: no line ends where it stands. */
export const JOINER = "\u2060";
const CJK = /[\u2e80-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]|[\ud840-\ud87f]/;
const CLOSING = /^[\u00a0\p{Pe}\p{Pf}，。、；：？！…—～·%％°℃,.;:?!]+$/u;
const OPENING = /[\p{Ps}\p{Pi}¥€$£#@\u00a0]$/u;
const NUMBER = /^(?:不到|不足|超过|大约|仅需|低至)?[\d.,×–~-]+$|[十百千万]$|^[零一二两三四五六七八九十百千万]{2,}$/;
/** "Only", before what it is said of; behind a number it counts. */
const ONLY = "只";
const COUNTED = /[\d零一二两三四五六七八九十百千万几]$/;
/** How near an amount is: it stands on the line of what it is said of. */
const ABOUT = /^(?:不到|不足|超过|大约|仅需|低至)$/u;
/** "旋转式剃须刀": how a thing works, wherever the dictionary leaves it. */
const WAY = "式";
/** Particles, and where something is ("衣柜里"). */
const PARTICLES = "的了吗呢吧啊们里上下中内外前后";
/** What belongs to the word before it: those, and what kind of thing it is ("充电器"). */
const TRAILING = `${PARTICLES}器机壳套包袋裤袖镜罐膜液水表线宝杯靴鞋款版屏员衫板率径风式椅箱棉架垫枪锁霜奶级性仪炉形笔卡服裙膏盆枕盒柜床绳棒`;
/** What belongs to the word after it: "大容量", "可折叠". */
const LEADING = "可免无防不超大小高低多全双三单易微轻新净一半";
/** What a measure word follows: "哪一件", "这一点". */
const COUNTING = /[哪这那几每一两]$/u;
/** What leads on to the next word, or ends the last: neither is half of a compound. */
const FUNCTION = /[的了是在和与或把被让给对从到就也都还很只]$/u;
/** The dictionary leaves rare compounds in single characters ("互|联|网"). */
const LONE = /^[\u4e00-\u9fff]$/;
const HAN = /^[\u4e00-\u9fff]+$/;
/** Words of shops that the dictionary parts in the wrong place. */
const SHOP_WORDS =
  "连帽|全拉链|车载|超声波|笔记本|瑞士军刀|免手洗|快充|全网通|可编程|链接|下单(?!反)|水压|印子|木地板|防泼水|到手价?|小爱同学|一家人|什么样|双十[一二]|第[一二三四五六七八九十]+[杯泡步次天]" +
  "|高?性价比|电?热水器|连衣裙|[两三四]件套|面膜|补水|骨传导|负离子|无线鼠标|洗烘|坐便器|电动牙刷|挡风玻璃|对开门|礼包|摄像头|充电宝|像素|有没有|够不够|值不值|合不合|没电|说实话|桑蚕丝|带回家|停下来|好?一阵子|点开(?=[下链看])|怎么[办样]|机器人|内胆|[全一]家人|一个人|保修|飞行员款?|红胡椒|修容棒|遮瑕膏|[外中鞋]底|护手霜|止汗露|淡香[水精]|须后膏|剃须膏|眼影盘|超极本|轻薄本|读卡器|咖啡[馆店厅机豆]|手冲[壶杯]|上新(?![闻的款手])|[再更][大小多少远近高低长久快慢忙累晚重]|整个人|[一半][滴勺][糖油盐水]" +
  "|斜挎(?!包)|固定带|就[行好](?=[，。！]|$)|[\\d一两二三四五六七八九十]+年(?:质保|保修|联保)|[A-Z][领字型]|[A-Z]恤|亨利领|平驳领|一字领|立裆|裤脚围|斜插袋|嵌线口袋|带盖口袋|前扣式|[单两三]粒扣|西装外套|吊带衫|套头衫|正装鞋|牛津[鞋纺]|乐福鞋|高跟鞋|平底鞋|登山[靴杖]|攀岩[鞋绳]|滑雪[板镜靴]|冲锋衣|防泼水|万向轮|聚碳酸酯|镜框|撞色|缝线|贝母|托特包|斜挎包|剑桥包|剃须刀|走珠笔|防水垢|[\\u4e00-\\u9fff]{2}[金银蓝白黑紫红绿灰粉青橙棕](?=配色)" +
  // "满二百减三十": what one buys for, and what that takes off.
  "|满[\\d零一二两三四五六七八九十百千万]+元?(?=减)|(?<=满[\\d零一二两三四五六七八九十百千万]+元?)减[\\d零一二两三四五六七八九十百千万]+元?";
const COMPOUND = new RegExp(`(${SHOP_WORDS})`, "u");
/** What comes after these is of the next clause: "留意：水钻". */
const STOPPED = /[，。；：！？、]$/u;
/** ICU takes a full-width comma between figures for a part of the number: "K30，1599元". */
const STOPS = /(?<=[，。；：！？、])/u;
/** "APS-C", "f/2.8", "Wi-Fi", "80D": ICU parts them, a reader does not. */
const LATIN = "[\\p{Script=Latin}\\d\\-/.+&'’]";
const LATIN_END = new RegExp(`${LATIN}$`, "u");
const LATIN_START = new RegExp(`^${LATIN}`, "u");
const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

export const isRightToLeft = (text: string): boolean => RTL.test(text);
export const hasCjk = (text: string): boolean => CJK.test(text);

/** Graphemes, so that an emoji family or an accent stays whole. */
export function graphemes(text: string): string[] {
  return [...new Intl.Segmenter("und", { granularity: "grapheme" }).segment(text)].map((s) => s.segment);
}

/** Words that a word joiner holds together are one; ICU's dictionary knows no word with a joiner in it. */
const words = (chunk: string): string[] =>
  chunk
    .split(JOINER)
    .map(parted)
    .reduce((before, [first = "", ...rest]) => [...before.slice(0, -1), `${before.at(-1) ?? ""}${JOINER}${first}`, ...rest]);

/** A run of single characters in twos; of an odd one the last three are a word: "互联网". */
function twos(run: readonly string[]): string[] {
  const count = Math.max(1, Math.floor(run.length / 2));
  return Array.from({ length: count }, (_, at) => run.slice(at * 2, at === count - 1 ? undefined : at * 2 + 2).join(""));
}

/** Single characters of a compound put together; one that is left over goes with the word that it trails or leads. */
function compounds(found: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < found.length;) {
    const length = found.slice(at).findIndex((word) => !LONE.test(word) || FUNCTION.test(word));
    const run = found.slice(at, length < 0 ? undefined : at + length);
    const [before, after] = [out.at(-1) ?? "", found[at + run.length] ?? ""];
    const odd = run.length % 2 === 1;
    const first = run[0] ?? " ";
    const trails =
      HAN.test(before) &&
      (PARTICLES.includes(first) || (first === WAY && before.length > 1) || (odd && before.length > 1 && TRAILING.includes(first)));
    const leads = odd && !trails && HAN.test(after) && after.length > 1 && LEADING.includes(run.at(-1) ?? " ");
    const own = run.slice(trails ? 1 : 0, leads ? -1 : undefined);
    if (trails) out[out.length - 1] = before + first;
    if (own.length > 0) out.push(...twos(own));
    const next = `${leads ? (run.at(-1) ?? "") : ""}${after}`;
    if (next !== "") out.push(next);
    at += run.length + 1;
  }
  return out;
}

/** Words of an unspaced chunk, punctuation kept where the rules want it: never first if closing, never last if opening. */
function parted(chunk: string): string[] {
  if (!hasCjk(chunk)) return [chunk];
  const out: string[] = [];
  const segmenter = new Intl.Segmenter("zh", { granularity: "word" });
  const found = chunk
    .split(COMPOUND)
    // Every second part is one of the words.
    .flatMap((part, at) =>
      at % 2 === 1 ? [part] : part.split(STOPS).flatMap((run) => [...segmenter.segment(run)].map((one) => one.segment)),
    );
  for (const word of compounds(found.filter((one) => one !== ""))) {
    const last = out.at(-1);
    const joins =
      last !== undefined &&
      (CLOSING.test(word) ||
        OPENING.test(last) ||
        (NUMBER.test(last) && !word.startsWith("减")) ||
        (word.length === 1 &&
          TRAILING.includes(word) &&
          hasCjk(last) &&
          !STOPPED.test(last) &&
          (PARTICLES.includes(word) || !FUNCTION.test(last))));
    const latin = last !== undefined && LATIN_END.test(last) && LATIN_START.test(word);
    const counts = last !== undefined && COUNTING.test(last) && (LONE.test(word) || word.startsWith("一"));
    const pair = last !== undefined && LONE.test(last) && LONE.test(word) && !FUNCTION.test(last) && word !== ONLY;
    const only = last === ONLY || (word === ONLY && last !== undefined && COUNTED.test(last));
    const about = last !== undefined && ABOUT.test(last) && /^[¥$€£]?\d/u.test(word);
    if (joins || latin || counts || pair || only || about) out[out.length - 1] = last + word;
    else out.push(word);
  }
  return out;
}

/** Text → tokens: Latin by spaces, Chinese by words (ICU's dictionary). A line feed forces a line. */
export function segment(text: string): Token[] {
  return text.split("\n").flatMap((line, row) =>
    line
      .split(/[ \t\u3000]+/)
      .filter(Boolean)
      .flatMap((chunk, index) =>
        words(chunk).map((word, part) => ({
          text: word,
          space: index > 0 && part === 0,
          newline: row > 0 && index === 0 && part === 0,
        })),
      ),
  );
}
