/**
 * What a clip says around its fact so that it can be listened to, and what says nothing to a reader: "Have a good look",
 * "值不值，你自己掂量掂量". Commas and stops at its ends are its own.
 */
const ASIDES =
  /(?:值不值，)?你?自己(?:掂量掂量|算算省多少)|值不值你来定|现在就可以买|不绕弯子|就这个数|看中了就看价格|看上了就别犹豫|合适就带它回家|带回家要多少钱|喜欢就别错过|觉得合适，就把它带回家|先别急着划走，看一眼这个|今天给你看的，就是眼前|凑近看看(?=。|$)|(?:看到这里|看到这儿)你最想问的就是价格吧|那到底要多少钱|直接告诉你|省下的钱是你自己的|(?:先把账算清楚|再看一眼价签)|好在哪儿往下看|(?:好在哪儿，)?几句话给你说清楚|几秒钟说清楚|(?:先花)?几秒钟，看看(?=.)|花上?几秒钟，给你看一样东西(?:，就是它)?|今天只看一样东西|凑近一点，看看细节|几个关键点说给你听|价格放在最后说，是因为我想让你先看完|值不值得买，看完你自己定|看完再决定要不要|出场了，凑近点看看|看清楚再划走|心里有数再下单|心里就有底了|心里有数了吧|看看值不值|合不合你的?心?意|好在哪儿|直接看参数和细节|都是实打实的信息|往下看配置|到手是什么样？往下看|放得下再买也不迟|拿卷尺比一比就知道|够不够你用|摆出来就知道有多少|先记一下|这点先说清楚|可以拿去比|不用眯着眼|自己看看就知道|不是空话|写得清楚|你可以对一下|图上都看得到|清清楚楚|产地就是这里|喜不喜欢，看一眼就知道|简单省事|该干嘛干嘛去|这点不含糊|按你的来|用完收起来|倒出来你就知道|有什么想问的|自己去翻|have a good look|see what you get|one quick look|you decide|work it out: that['’]s|so what does it cost/giu;
/** Marks that are read with what stands before them. */
const MARKS = /^[\p{P}\s]*$/u;

/** Which of a text's words are asides: those whose letters all are. None where nothing else would be left. */
export function asideWords(texts: readonly string[], gap: "" | " "): readonly boolean[] {
  const whole = texts.join(gap);
  const found = [...whole.matchAll(ASIDES)].map((match) => [match.index, match.index + match[0].length] as const);
  let at = 0;
  const marked = texts.map((text) => {
    const from = at;
    at += text.length + gap.length;
    return found.some(([start, end]) => from >= start && from < end && MARKS.test(whole.slice(end, Math.max(end, from + text.length))));
  });
  return marked.every(Boolean) ? texts.map(() => false) : marked;
}
