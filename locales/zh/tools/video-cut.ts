import type { words as english } from "../../en/tools/video-cut.ts";
import type { Translated } from "../../translated.ts";

export const words: Translated<typeof english> = {
  page: {
    title: "视频剪切",
    description: "保留或删除视频片段。切点落在关键帧上时画面原样复制，否则只重新编码必要的部分。",
    keywords: "视频剪切、裁剪视频、分割视频、无损剪切、MP4",
  },
  makes: "一个 MP4，或每段一个；能不重新编码的画面都原样保留。",
  takes: "{{files}}",
  phases: { cutting: "正在剪切" },
  title: "剪切视频",
  lead: "写下要保留或删除的片段。能原样复制的画面都会原样复制，结果会说明哪些重新编码过。",
  fields: {
    video: { label: "视频", hint: "声音、旋转方向和可变帧率都会保留。" },
    spans: { label: "片段", hint: "每行一段，格式为“分：秒”，可以带小数，例如 0:05.5-0:12", placeholder: "0:05-0:12" },
    keep: { label: "怎样处理这些片段", options: { keep: "保留", remove: "删除" } },
    files: { label: "结果", options: { one: "合成一个视频", each: "每段一个视频" } },
  },
  go: "开始剪切",
  going: "正在开始……",
  sample: "试试样片",
  player: "播放视频并标记片段",
  from: "从这里开始",
  to: "到这里结束",
  methods: {
    copied: "切点正好在关键帧上，画面原样未动。",
    edges: "{{percent}}% 的画面原样未动，只重新编码了切点附近的画面。",
    encoded: "画面以高质量重新编码：切点或格式不允许直接复制。",
  },
  sounds: { copied: "声音原样未动。", encoded: "声音重新编码，精确到采样点。", none: "没有声音。" },
};

declare module "../../app-words.ts" {
  interface AppWords {
    "zh/tools/video-cut": typeof words;
  }
}
