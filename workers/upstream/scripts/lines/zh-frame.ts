import type { ScriptObjective } from "../../../../trpc/contract/rules/script.ts";

export const REVEALS_ZH: readonly string[] = [
  "今天要介绍的就是这款{name}，花几秒钟看看合不合适。 | {shown}",
  "今天的主角是{the name}，几个关键点说给你听。 | {shown} | given:2",
  "给你介绍一下{the name}，看完再决定要不要。 | {shown}",
  "就是这款{name}，凑近一点，看看细节。 | {shown} | pictures",
  "说到这儿，该轮到{the name}出场了，凑近点看看。 | {shown} | pictures",
  "先来认识一下这款{name}，值不值得买，看完你自己定。 | {shown}",
];

/** 开场先说清是什么东西：叫出名字，不夸，不编。 */
export const SHOPPER_HOOKS_ZH: readonly string[] = [
  "正在挑{thing}？先花几秒钟，看看{the name}。 | {shown} | weighed",
  "要买{thing}，别只看广告词，直接看参数和细节。 | {shown} | weighed given:2",
  "{the name}，好在哪儿，几句话给你说清楚。 | {shown} | given:2",
  "想入手一款{thing}？看看这款{name}合不合你意。 | {shown} | weighed",
  "几秒钟带你看完{the name}，都是实打实的信息。 | {shown} | given:2",
  "花上几秒钟，来看看{the name}，合不合你的心意。 | {shown}",
  "来看看{the name}，好在哪儿。 | {shown} | given:1",
  "认识一下{the name}，看看值不值。 | {shown}",
  "{the name}，几秒钟说清楚。 | {shown} | given:1",
];

/** 页面上几乎没写什么的：直接叫出名字。 */
export const PLAIN_HOOKS_ZH: readonly string[] = [
  "这就是{the name}。 | {shown}",
  "来看看{the name}。 | {shown}",
  "认识一下{the name}。 | {shown}",
  "不绕弯子，今天只看一样东西：{the name}。 | {shown}",
  "花几秒钟，给你看一样东西：{the name}。 | {shown} | pictures",
  "花上几秒钟，给你看一样东西，就是它：{the name}。 | {shown} | pictures",
  "先别急着划走，看一眼这个：{the name}。 | {shown} | pictures",
  "今天给你看的，就是眼前这款{name}，凑近看看。 | {shown} | pictures",
];

export const CLOSERS_ZH: readonly string[] = [
  "看完这几点，合不合适，你心里已经有数了。 | 心里有数 | facts:3",
  "图片和参数都在页面上，不着急，看仔细了再做决定。 | 看仔细再决定 | page pictures",
];

/** What leads into a fact. */
export const LEADS_ZH: readonly string[] = [
  "值得一提的是，",
  "别的都可以慢慢看，先告诉你这一点：",
  "先说重点： |  | given:2",
  "下单之前，先看清楚这一点： |  | given:2",
  "下单之前，先看清楚这两点：",
  "重点来了： |  | given:2",
  "先记住这一点： |  | given:2",
  "别的先放一放，先看这一点： |  | given:2",
  "买它之前，你先看看这个细节： |  | given:2",
  "别的先不说，就看这两点：",
  "还有个细节： |  | facts:1",
  "接着看， |  | facts:1",
  "还有， |  | facts:1",
  "再往下看， |  | facts:1",
  "不止这些， |  | facts:1",
  "另外， |  | facts:1",
  "再说一点： |  | facts:1",
];

/** What names the product right before its first fact. */
export const NAMES_ZH: readonly string[] = ["这就是{the name}：", "来看看{the name}：", "认识一下{the name}：", "{the name}："];

export const CALLS_ZH: Readonly<Record<ScriptObjective | "sold-out", readonly string[]>> = {
  sales: [
    "点开下面的链接，加进购物车，今天就下单。 | 今天就下单",
    "都看到这儿了就别犹豫，点链接，现在就去下单。 | 现在下单",
    "别再放回收藏夹了，点下面的链接，今天就把它带回家。 | 今天带回家 | weighed",
    "喜欢就别再等了，点开下面的链接，直接下单。 | 点击下单",
    "链接就在下面，趁现在还记得，顺手点进去拍一件。 | 链接在下面",
  ],
  visits: [
    "更多图片和细节都在页面上，点下面的链接去看一看。 | 点击看细节 | page",
    "光听我说不算数，点开链接，自己看清楚再做决定。 | 点开看清楚",
  ],
  leads: ["有什么想问的，点下面留个联系方式，我们慢慢跟你说。 | 留言咨询", "拿不准合不合适？点下面发条消息，问清楚了再决定。 | 先问清楚"],
  awareness: ["今天不买也没关系，先把这个名字记下来：{name}。 | {shown}", "下次你要挑{thing}的时候，记得还有{name}。 | 记住{shown}"],
  "sold-out": [
    "现在暂时缺货，喜欢的话先把链接存好，补货了再来看。 | 先存好链接",
    "手慢了一步，目前缺货。点链接收藏起来，等它回来。 | 缺货，先收藏",
  ],
};

/** The same in few words, after a price in one breath. */
export const BRIEF_CALLS_ZH: Readonly<Record<ScriptObjective | "sold-out", readonly string[]>> = {
  sales: [
    "点链接下单。",
    "点下面的链接就能下单。",
    "喜欢就点链接下单。",
    "想要就点下面的链接。",
    "点开下面的链接，现在就可以下单。",
    "喜欢的话，点下面的链接下单就行。",
    "想要就别犹豫，点下面的链接下单。",
  ],
  visits: ["点下面的链接看看。", "更多内容点链接就能看到。", "点开下面的链接，自己慢慢看一看。", "想多了解一点，点下面的链接看看。"],
  leads: ["有问题点下面问我们。", "想了解就点下面留言。", "有想问的，点下面给我们留个言。"],
  awareness: ["先把名字记下来。", "记住这个名字就好。", "下次要买的时候，记得有这个名字。"],
  "sold-out": ["现在缺货，先存好链接。", "暂时缺货，链接先收藏。", "现在缺货，先把链接收藏起来等一等。"],
};
