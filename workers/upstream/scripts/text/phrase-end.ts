import type { ScriptLanguage } from "../../../../trpc/contract/product.ts";
import { isAdjective } from "./adjectives.ts";

/** English words that lead on: no phrase ends with one. */
const LEADS_ON = new Set(
  (
    "a an the & and or but nor so yet if than that which who whose when while where because as of in on at by for from to with without into onto over under between through per via about after before during until upon " +
    "is are was were be been being am has have had do does did can could will would shall should may might must isn't aren't don't doesn't won't can't " +
    "my your his her its our their this these those every each some any no more most less very too not just both either such " +
    "starts start begins begin turns combines combine adds add keeps keep lets let gives give makes make gets get allows allow helps help offers offer provides provide includes include brings bring enables enable ensures ensure has thanks fits holds takes comes becomes seems stays remains contains delivers supports protects prevents reduces acts serves compared according developed formulated created enriched infused inspired engineered including featuring made built designed measuring enabling making lasting " +
    "it i you we they he she it's you'll they're there"
  ).split(" "),
);

/** Adjectives that want a noun after them; others may end a phrase ("machine washable"). */
const WANTS_NOUN = new Set(
  "new single double triple dual multiple various several many few other same main whole entire full high low built-in top high-quality premium natural real genuine pure solid own small large big immersive different special extra additional advanced removable adjustable".split(
    " ",
  ),
);

/** What an adjective of the list may follow and still end a phrase: "it is full", "the same". */
const STATES = /\b(?:is|are|it's|they're|fully|the|stays?|all)\s+\S+$/i;

/** Ends that look open and are not: "what it is made of", "that's all of it", "built in". */
const CLOSED =
  /\bwhat\b.*\bof$|^where\b.*\b(?:starts|begins)$|\b(?:of|say|see|about|have) it$|\bto be$|\bto \w+ with$|\b(?:built|still|switched|turned) (?:in|on|off)$|\bon (?:low|high|full)$|[.!?]$/i;

/** What stands before a noun and what is said of it: "is a loose-fitting", "loves a moist", "found in tropical". */
const BEFORE_NOUN =
  /(?:^|\s)(?:an?|its|our|your|their|this|these|with|of|from|by|for|in|into|as)\s+(?:very |so |more |most )?([\p{L}-]+)$/iu;
/** Sizes and states that stand without a noun: "in large", "as soft", "for dry and damp". */
const STANDS_ALONE = /(?:^|\s)(?:(?:in|for) (?:dry|wet|damp|hot|short|long)|as (?:soft|good|easy|simple|fast|quick|safe|fresh))$/i;
const lostNoun = (text: string): boolean => isAdjective(BEFORE_NOUN.exec(text)?.[1] ?? "") && !STANDS_ALONE.test(text);

const englishEnds = (text: string): boolean => {
  if (CLOSED.test(text)) return true;
  const words = text.replace(/[.!?,;:…]+$/, "").split(/\s+/);
  const last = (words.at(-1) ?? "").toLowerCase();
  if (last === "" || LEADS_ON.has(last))
    return /\b(?:like|at|than|of|for|with|is|about|know|see|hear|need|want|after|before|just|keep) (?:this|that|one)$/i.test(
      words.join(" "),
    );
  return !(WANTS_NOUN.has(last) && !STATES.test(text)) && !lostNoun(words.join(" "));
};

/** Chinese words that lead on. 的, 地, 得 and 了 are not among them where they end a sentence. */
const HAN_LEADS_ON =
  /(?:和|与|及|或|而|但|且|因|因为|所以|如果|虽然|把|被|让|给|对|从|向|在|于|以|为|将|使|由|跟|比|每|各|这|那|一|两|个|款|的|地|是|有|可|能|会|要|想|支持|采用|提供|带来|具有|拥有|配备|适合|包括|不|没|很|更|最|无需|只需|以及|并|减少|增加|提升|提高|降低|保持|达到|满足|帮助|确保|避免|防止|享受|打造|呈现|释放|吸收|覆盖|搭载|兼容|搭配|选用|选择|容纳|装下|放入|连接|内置|让你|不用|随时|一边|只要|就算|即使)$/u;
/** Ends on one of these words that are whole in themselves. */
const HAN_WHOLE =
  /(?:[春夏秋冬]季款|新款|同款|握把|车把|手把|门把|拖把|两把|喝的|用的|玩的|吃的|穿的|买的|写的|还在|可以|不能|使用|通用|耐用|好用|适用|专用|家用|两用|多用|实用|不要|想要|需要|重要|外带|便携式|目的|没有|功能|智能|性能|节能|有你|只有|不会|唯一|统一|对比|相比|百分比|性价比|方向|转让|现在|存在|自在|内在|所在|认为|行为|成为|送给|都能|就能|就行|是的|不是|还是|可|随从|是不|是吗|手工的|不粘的|可充电的|防水的|防漏的|无线的|签名的|对|做的|真的|带轮的|英寸的|充电的|怎么用|够用|不够|就一个|一个|这个|那个|几个|三个|两个)$/u;

const chineseEnds = (text: string): boolean => {
  const plain = text.replace(/[。！？，；：、…]+$/u, "");
  return plain !== "" && (/[！？]$/u.test(text) || !HAN_LEADS_ON.test(plain) || HAN_WHOLE.test(plain));
};

/** Whether a text ends where a phrase ends: not on a verb, a preposition, an article, a conjunction or an adjective that leads on. */
export const endsPhrase = (text: string, language: ScriptLanguage): boolean => (language === "zh" ? chineseEnds(text) : englishEnds(text));
