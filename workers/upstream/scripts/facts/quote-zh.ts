import { cleanSentence } from "../text/clean.ts";
import { simplified } from "../text/simplified.ts";
import type { Quote } from "./quote-en.ts";

const SHOP_TALK =
  /点击|關注|关注|客服|发货|發貨|快递|包邮|免运|運費|宅配|下單|下单|好评|返现|退换|购物车|購物|优惠券|领取|链接|扫码|加微信|旗舰店|官方|商家|店铺|实拍|色差|误差|详情|温馨提示|亲们|第一品牌|活动|活動|分期|利率|地址|电话|電話|营业|營業|[市区區县縣].{0,12}[路街]|统编|有限公司|版权|登录|登入|会员|會員/;
/** How a thing is to be looked after, or what is no fault of it: what stands on its label, and not in an ad. */
const LABEL = /请[勿避]|不[能可宜要][^，。]{0,8}(?:同洗|混洗|漂白|暴晒|曝晒|重压)|缩水|正常现象|注意事项/;
/** What a shop says of itself, its delivery or its page, and what a label says. */
export const isChineseShopTalk = (text: string): boolean =>
  SHOP_TALK.test(text) || LABEL.test(text) || MEDICAL.test(text) || /https?:|[￥¥$]\s?\d/.test(text);

const HYPE = /最(好|佳|强|低|高|受|新)|第一|顶级|极致|完美|全网|国家级|唯一|绝对|100%有效|神器|必备/;
const MEDICAL = /治疗|治愈|药效|疗效|根治|预防疾病|抗癌|降血压|消炎/;

const MIN = 5;
const MAX = 30;

/** The first clauses of a sentence that together are short enough to say. */
const shorten = (text: string): string => {
  const clauses = text.split(/(?<=[，；])/);
  return clauses.reduce((sum, clause) => (Array.from(sum + clause).length <= MAX ? sum + clause : sum), "").replace(/[，；、]+$/, "");
};

const score = (text: string): number => 6 + (/\d/.test(text) ? 1 : 0) + (/你|您/.test(text) ? 1 : 0) - (HYPE.test(text) ? 4 : 0);

/** Chinese sentences of a fact that an ad may say as they are (in simplified characters), best first. */
export const chineseQuotes = (fact: string): Quote[] =>
  fact
    .split(/[。！？!?\n]|(?<=\p{Script=Han})[;；]|\s{2,}/u)
    .flatMap((raw) => {
      if (SHOP_TALK.test(raw) || LABEL.test(raw) || MEDICAL.test(raw) || /https?:|[￥¥$]\s?\d|元/.test(raw)) return [];
      if (/^[^:：]{1,8}[:：]\s*[^，]{0,12}$/.test(raw)) return [];
      const short = shorten(
        simplified(cleanSentence(raw))
          .replace(/,/g, "，")
          .replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, "，"),
      ).replace(/本产品|该产品|本品/g, "它");
      const length = Array.from(short).length;
      const strength = score(short);
      return length < MIN || length > MAX || strength < 4 || (short.match(/\p{Script=Han}/gu)?.length ?? 0) < length * 0.5
        ? []
        : [{ text: short, strength, kind: "quote" as const }];
    })
    .toSorted((a, b) => b.strength - a.strength);
