import type { words as english } from "../../en/tools/image-to-videos.ts";
import type { Translated } from "../../translated.ts";
import { filmFields } from "../film-fields.ts";

export const words: Translated<typeof english> = {
  page: {
    title: "图片生成视频",
    description: "让照片动起来：主体与背景分离，镜头在两层之间运动。",
    keywords: "图生视频，照片动起来，视差，镜头运动",
  },
  makes: "每张图片一条 4 到 12 秒的视频。",
  takes: "一到四张图片。{{files}}",
  phases: { reading: "正在读取", making: "正在生成", rendering: "正在渲染", signing: "正在写入来源信息" },
  title: "把图片变成视频",
  lead: "带一张图片来，选镜头怎么走。每次生成前都会先看到价格。",
  modes: { label: "用什么做", image: "图片" },
  examples: {
    one: "缓慢推近，然后停住",
    two: "环绕产品",
    three: "焦点移到主体",
  },
  fields: filmFields,
};

declare module "../../app-words.ts" {
  interface AppWords {
    "zh/tools/image-to-videos": typeof words;
  }
}
