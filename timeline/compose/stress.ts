/** Words that carry nothing by themselves: never set large alone, never lit, never underlined (issue D, Kinetic). */
const ENGLISH = new Set(
  (
    "a an the of to in on for and or but with without your you yours i me my we us our he she they them their it its it's this that these those " +
    "is are was were be been am do does did done has have had not no so as at by from into onto over than then there here up down out off if " +
    "just only even very too also can could will would shall should may might must what when where who which how why all any some each every " +
    "more most much many get gets got put say says said see look know think come comes go goes take takes make makes keep keeps " +
    "let's one's that's there's here's you're we're they're i'm isn't don't made own whole little"
  ).split(" "),
);
const CHINESE = new Set(
  (
    "的 了 着 过 地 得 吗 呢 吧 啊 呀 嘛 么 们 是 在 就 也 都 还 又 再 才 只 很 太 更 最 不 没 没有 有 有了 和 与 及 或 但 而 且 所以 因为 " +
    "你 我 他 她 它 您 你的 我的 它的 你们 我们 这 那 这个 那个 这些 那些 这样 那样 什么 怎么 一个 一下 一点 可以 能 会 要 把 被 让 给 对 从 到 为 " +
    "上 下 里 去 来 说 个 其实 已经 还是 就是 不是 而且 然后 如果 一样 还有 另外 此外 同时 除了 以及 " +
    "看看 来看 说说 再说 再看 想想 知道 觉得 真的 每次 每天 有点 看着 显得 平时 这么 就是 一直"
  ).split(" "),
);
const EDGES = /^[\p{P}\p{S}\s]+|[\p{P}\p{S}\s]+$/gu;

/** Whether a word of a clip may be stressed: it carries something, and does not only lead to what does. */
export const isStressed = ({ text, leadIn }: { text: string; leadIn?: boolean }): boolean => leadIn !== true && carries(text);

/** Whether a word may be stressed: a figure, or one that means something by itself. */
export function carries(word: string): boolean {
  const bare = word.replaceAll(EDGES, "").toLowerCase().replaceAll("’", "'");
  return /\d/.test(bare) || (bare !== "" && !ENGLISH.has(bare) && !CHINESE.has(bare));
}
