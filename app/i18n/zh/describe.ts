import type { Messages } from "../en/index.ts";

export const describe: Messages["describe"] = {
  title: "写下描述，广告交给我们。",
  lead: "像好销售那样介绍商品，加一张图片，下一页再选它的样子。",
  namePlaceholder: "Nordhavn 保温杯 750 毫升",
  introPlaceholder: "双层不锈钢保温杯。咖啡放 24 小时还是热的。杯盖一拧就锁紧，放进包里不漏水。",
  introHint: "短句最好用：每句都可能成为广告词，每个卖点都引用你的原话。",
  needIntro: "请至少写一句商品介绍，脚本要从这里来。",
};
