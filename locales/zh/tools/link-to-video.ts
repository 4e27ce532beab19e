import type { words as english } from "../../en/tools/link-to-video.ts";
import type { Translated } from "../../translated.ts";

export const words: Translated<typeof english> = {
  page: {
    title: "链接成片",
    description: "贴一个商品链接，Reelwright 读页面、写脚本、配音、剪成广告。",
    keywords: "商品链接生成视频，链接成片，商品页转视频，广告生成",
  },
  makes: "一条 15 到 60 秒的完整广告，竖版、横版或方形，脚本、配音、字幕、音乐齐全，可下载 MP4。",
  takes: "一个商品页的链接。页面上的图片会一起读取；也可以自己加图：{{files}}",
  phases: { preparing: "读取草稿", voice: "配音和图片", composing: "音乐和剪辑", rendering: "渲染" },
  title: "贴一个商品链接，带走一条广告。",
  lead: "我们读懂页面，写出三份有据可查的脚本，选一份配音，再跟着音乐剪成片。预览不收费。",
  label: "商品链接",
  placeholder: "https://shop.example/bottle",
  go: "读取页面",
  going: "正在打开链接……",
  trySample: "用示例商品试一试",
  sampleNote: "一只为演示虚构的保温杯，自带商品页。",
  describe: "没有商品页？直接写描述",
  how: "以示例保温杯为例，看看会发生什么",
  board: {
    page: { title: "粘贴链接", text: "任何店铺的一个商品页。图片、价格和卖点都从里面读取。", alt: "示例保温杯在商品页上的样子" },
    facts: {
      title: "核对信息",
      text: "读到了什么一目了然，可以改。每个卖点都留着原文出处。",
      price: "¥199",
      oldPrice: "¥269",
      fact1: "咖啡保温 24 小时，冷水保冷 48 小时",
      fact2: "杯盖一拧即锁，放进包里不漏水",
      fact3: "十年质保",
    },
    video: { title: "生成视频", text: "竖屏、横屏、方形都行，配音字幕齐全，可以直接发布。", alt: "广告画面的样子：大大的保温杯和价格" },
  },
  recent: "你开始做的广告",
  all: "全部项目",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "zh/tools/link-to-video": typeof words;
  }
}
