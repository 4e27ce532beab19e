import type { words as english } from "../../en/tools/ai-image.ts";
import type { Translated } from "../../translated.ts";

export const words: Translated<typeof english> = {
  page: {
    title: "AI 图片",
    description: "把文字变成海报，给商品照重新打光、放大，或把商品放进新的场景。一次可出一到四张。",
    keywords: "AI 图片，文生图，海报制作，图生图，商品图，图片融合，重新打光",
  },
  makes: "一到四张图片：设计好的海报、修过的照片，或放进场景里的商品。",
  takes: "一段提示词，或几张图片。{{files}}",
  phases: { reading: "正在读取", making: "正在生成", signing: "正在写入来源信息" },
  title: "做一张图",
  lead: "写下要说的话，或带一张照片来。每次生成前都会先看到价格。",
  modes: { label: "要做什么", text: "文生图", image: "图生图", blend: "图片融合" },
  examples: {
    one: "慢一点的早晨\n单一产地咖啡豆，每周二现烘\n7:00–15:00\n海岸街 12 号",
    two: "夏日大促\n全场七折，周日截止\n满 199 元包邮",
    three: "蓝色时刻\n港口边的爵士之夜\n周五晚八点",
  },
  fields: {
    prompt: {
      label: "提示词",
      hint: "内置引擎会把文字排成海报：第一行是标题，后面几行是细节。配置了密钥的模型会画出你描述的画面。",
      placeholder: "慢一点的早晨\n单一产地咖啡豆，每周二现烘\n7:00–15:00",
    },
    style: {
      label: "风格",
      hint: "用于内置引擎。选“随机”时每张图的风格都不同。",
    },
    pictures: { label: "图片", hint: "商品照会被抠出来，成为画面的一部分。动态 GIF 只取第一帧。" },
    treatment: {
      label: "怎么处理",
      hint: "用于内置引擎。",
      options: { "cut-out": "抠图", studio: "棚拍白底", relight: "重新打光", grade: "调色", upscale: "放大 2 倍" },
    },
    light: { label: "光从哪来", options: { left: "左侧", right: "右侧", above: "上方", behind: "背后" } },
    grade: {
      label: "色调",
      options: { natural: "自然", warm: "暖调", cool: "冷调", film: "胶片", noir: "黑白", vivid: "鲜艳" },
    },
    foreground: {
      label: "前景",
      hint: "站在前面的东西。会自动抠图，并匹配光线、颜色和影子。玻璃等不易抠好的东西，会以整张相片的形式放进画面。",
    },
    background: { label: "背景", hint: "要放进去的场景。" },
    model: { label: "模型" },
    ratio: { label: "画幅", options: { "1:1": "方形 1:1", "4:5": "竖版 4:5", "9:16": "竖屏 9:16", "16:9": "横版 16:9" } },
    count: { label: "张数" },
    seed: { label: "种子", hint: "文字和种子都相同，画面就相同。" },
    mark: { label: "显示“AI 生成”标识" },
  },
};

declare module "../../app-words.ts" {
  interface AppWords {
    "zh/tools/ai-image": typeof words;
  }
}
