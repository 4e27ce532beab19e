import type { words as english } from "../../en/tools/ai-video-ads.ts";
import type { Translated } from "../../translated.ts";

export const words: Translated<typeof english> = {
  page: {
    title: "文案成片",
    description: "用自己的话介绍商品，加一张图片，就能得到一条广告。",
    keywords: "文案成片，文字生成广告视频，没有商品页也能做广告",
  },
  makes: "用自己的话做出同样的广告，商品还没有页面也可以。可下载 MP4。",
  takes: "名称最多 {{name}} 个字，描述最多 {{intro}} 个字，再加图片：{{files}}",
  phases: { preparing: "读取草稿", voice: "配音和图片", composing: "音乐和剪辑", rendering: "渲染" },
  title: "写下描述，广告交给我们。",
  lead: "像好销售那样介绍商品，加一张图片，下一页再选它的样子。",
  namePlaceholder: "Nordhavn 保温杯 750 毫升",
  introPlaceholder: "双层不锈钢保温杯。咖啡放 24 小时还是热的。杯盖一拧就锁紧，放进包里不漏水。",
  introHint: "短句最好用：每句都可能成为广告词，每个卖点都引用你的原话。",
  needIntro: "请至少写一句商品描述，脚本要从这里来。",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "zh/tools/ai-video-ads": typeof words;
  }
}
