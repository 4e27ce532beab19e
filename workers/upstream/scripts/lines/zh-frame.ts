import type { ScriptObjective } from "../../../../trpc/contract/rules/script.ts";

export const REVEALS_ZH: readonly string[] = [
  "所以今天想让你看看这款，{name}，先记住这个名字。 | {shown}",
  "这就是我今天想给你看的东西：{name}，我们慢慢说。 | {shown}",
  "先别急着划走，花几秒钟认识一下{name}，再决定。 | {shown}",
  "说到这儿，就该轮到它出场了：{name}，凑近点看看。 | {shown}",
];

export const SHOPPER_HOOKS_ZH: readonly string[] = [
  "购物车里躺了半个月的{thing}，你到底还买不买？ | 到底买不买",
  "打算换{thing}的人先停一下，这半分钟可能有用。 | 先停一下",
  "挑{thing}挑到眼花的人，先别划走，听我说几句。 | 挑到眼花了吗",
  "你是不是也收藏了一堆{thing}，却一个都没下单？ | 收藏了一堆",
];

export const SHOPPER_PROBLEMS_ZH: readonly string[] = [
  "看了十几家，收藏了一堆，最后还是关掉页面什么都没买。 | 看了十几家",
  "详情页个个都说自己好，看到最后，反而不知道该信谁。 | 到底该信谁",
  "比来比去比到半夜，第二天一醒，又从头开始比。 | 比到半夜",
];

export const CLOSERS_ZH: readonly string[] = [
  "该说的都说完了，没有夸张，也没有套路，剩下的你自己定。 | 剩下的你来定",
  "图片和参数都在页面上，不着急，看仔细了再做决定。 | 看仔细再决定",
];

/** 再提一次：后面接的是同一条事实的另一种说法。 */
export const RECAPS_ZH: readonly string[] = ["如果只记一点，就记这个。", "重要的事再说一遍。", "刚刚才点进来的，再给你补一句。"];

export const CALLS_ZH: Readonly<Record<ScriptObjective | "sold-out", readonly string[]>> = {
  sales: ["别再放回收藏夹了，点下面的链接，今天就把它带回家。 | 今天带回家", "想要的话就别再等了，点一下左下角，直接下单就好。 | 点击下单", "链接就在下面，趁现在还记得，顺手点进去拍一件。 | 链接在下面"],
  visits: ["更多图片和细节都在页面上，点下面的链接去看一看。 | 点击看细节", "光听我说不算数，点开链接，自己看清楚再做决定。 | 点开看清楚"],
  leads: ["有什么想问的，点下面留个联系方式，我们慢慢跟你说。 | 留言咨询", "拿不准合不合适？点下面发条消息，问清楚了再决定。 | 先问清楚"],
  awareness: ["今天不买也没关系，先把这个名字记下来：{name}。 | {shown}", "下次你要挑{thing}的时候，记得还有{name}。 | 记住{shown}"],
  "sold-out": ["现在暂时缺货，喜欢的话先把链接存好，补货了再来看。 | 先存好链接", "手慢了一步，目前缺货。点链接收藏起来，等它回来。 | 缺货，先收藏"],
};
