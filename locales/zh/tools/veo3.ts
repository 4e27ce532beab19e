import type { words as english } from "../../en/tools/veo3.ts";
import type { Translated } from "../../translated.ts";
import { filmFields } from "../film-fields.ts";

export const words: Translated<typeof english> = {
  page: {
    title: "Veo3",
    description: "Google Veo 系列中现役的模型：文字、首尾帧或参考图生成有声视频。",
    keywords: "Veo 3.1，Veo3，Gemini Omni，文生视频，有声 AI 视频",
  },
  makes: "由 Google Veo 系列生成的有声视频，或内置引擎的动态图形。",
  takes: "一段提示词、两帧画面，或最多三张图片。{{files}}",
  phases: { reading: "正在读取", making: "正在生成", rendering: "正在渲染", signing: "正在写入来源信息" },
  title: "Veo3",
  lead: "Google 的视频模型。每次生成前都会先看到价格。",
  modes: { label: "用什么做", text: "文字", frames: "首尾帧", ingredients: "参考图" },
  examples: {
    one: "清晨，湿石头上的不锈钢杯。身后海浪拍岸。镜头缓慢推近，有海浪声。",
    two: "面包师掰开热面包。晨光里升起热气。手持特写。",
    three: "红色自行车靠着黄墙。一只猫走过。固定镜头，夏日街道的声音。",
  },
  fields: filmFields,
  family: "Veo 3 本身已停用，这个系列现役的模型是：{{names}}。",
  notHere: "这台服务器还不能运行它们：管理员需要设置 {{keys}}。在此之前，本页由内置引擎把你的文字做成动态图形，不会拍出画面。",
  offer: "在本页使用，全部立减 {{percent}}%，截止到 {{day}}（UTC）。",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "zh/tools/veo3": typeof words;
  }
}
