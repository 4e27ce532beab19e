import type { words as english } from "../../en/tools/create-ai-video.ts";
import type { Translated } from "../../translated.ts";
import { filmFields } from "../film-fields.ts";

export const words: Translated<typeof english> = {
  page: {
    title: "AI 视频",
    description: "把文字变成带配音和音乐的动态画面，让首帧变到尾帧，或把几张图片组合成一条视频。",
    keywords: "AI 视频，文生视频，首尾帧，变形过渡，动态图形",
  },
  makes: "一到四条 4 到 12 秒的视频。",
  takes: "一段提示词、两帧画面，或最多四张图片。{{files}}",
  phases: { reading: "正在读取", making: "正在生成", rendering: "正在渲染", signing: "正在写入来源信息" },
  title: "做一条视频",
  lead: "写下来，或给两帧画面、几张图片。每次生成前都会先看到价格。",
  modes: { label: "用什么做", text: "文字", frames: "首尾帧", ingredients: "多图参考" },
  examples: {
    one: "咖啡又凉了。这只保温杯能热 24 小时。今天就下单。",
    two: "只有三天。全部台灯七折。满 199 元包邮。",
    three: "周五晚八点。海港爵士夜。带上喜欢的人。",
  },
  fields: filmFields,
};

declare module "../../app-words.ts" {
  interface AppWords {
    "zh/tools/create-ai-video": typeof words;
  }
}
