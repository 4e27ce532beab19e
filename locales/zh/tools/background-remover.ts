import type { words as english } from "../../en/tools/background-remover.ts";
import type { Translated } from "../../translated.ts";

export const words: Translated<typeof english> = {
  page: {
    title: "抠图去背景",
    description: "一次为最多十张图片去掉背景，发丝与玻璃在原始尺寸下保留柔和边缘，可下载透明 PNG。",
    keywords: "抠图、去背景、透明背景、商品图、PNG",
  },
  makes: "每张图片按原始尺寸生成透明背景的 PNG 抠图。",
  takes: "{{files}}",
  phases: { cutting: "正在去除背景" },
  title: "去掉图片背景",
  lead: "最多选十张图片，每张都会得到透明背景的抠图；没有清楚主体的图片会退回积分。",
  fields: { pictures: { label: "图片", hint: "背景干净或虚化的商品照效果最好。" } },
  go: "去掉背景",
  going: "正在开始……",
  before: "原图",
  after: "抠图",
  download: "下载 PNG",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "zh/tools/background-remover": typeof words;
  }
}
