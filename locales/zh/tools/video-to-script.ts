import type { words as english } from "../../en/tools/video-to-script.ts";
import type { Translated } from "../../translated.ts";

export const words: Translated<typeof english> = {
  page: {
    title: "视频拆脚本",
    description: "看清一个视频的结构：台词与时间、镜头与关键帧、节奏、开头和行动号召，做成可导出的分镜表。",
    keywords: "视频分析、台词、分镜、镜头检测、开头钩子、节奏、Markdown、CSV、JSON、PDF",
  },
  makes: "每个视频一份带时间的分镜表和台词，以及节奏、开头、行动号召、人脸和声音，可导出 PDF、Markdown、CSV 和 JSON。",
  takes: "{{files}}",
  phases: { studying: "正在分析视频", listening: "正在听写台词", reading: "正在识别画面文字" },
  title: "拆解视频",
  lead: "最多添加三个视频。报告里的内容都是测量或引用的，无法得知的会标为未知。",
  fields: {
    videos: { label: "视频", hint: "内置引擎能找出镜头、人脸和静音，小型语音模型会听写台词，也会识别画面里的文字；结果比较粗糙。" },
  },
  go: "开始分析",
  going: "正在开始……",
  sample: "试试样片",
  another: "拆解其他视频",
  like: "照这个结构做广告",
  edit: "编辑这个视频",
  opening: "正在打开……",
  nextNote: "照着做只沿用结构，不沿用台词和画面：开头方式、画幅、时长、节奏和目标。编辑会在时间轴里打开视频，按镜头切好，并配上台词字幕。",
  measured: "测量结果",
  length: "时长",
  pace: "节奏",
  paceOne: "只有一个镜头，没有切换。",
  paceText: "每分钟 {{cuts}} 次切换，一半的镜头短于 {{median}} 秒。",
  hook: "前 3 秒",
  hookText: "切换：{{cuts}}。人脸：{{faces}}。",
  soundFrom: "{{seconds}} 秒时出现声音。",
  noSoundYet: "还没有声音。",
  sound: "声音",
  soundText: "{{loudness}}，{{percent}}% 的时间是静音。",
  noSound: "这个视频没有音轨。",
  silent: "全程静音",
  spoken: "台词分析",
  notHeard: "这个视频里的语音没能听写。",
  nothing: "没有人说话。",
  speed: "语速",
  speeds: { words: "每分钟 {{count}} 词，共说了 {{seconds}} 秒", characters: "每分钟 {{count}} 字，共说了 {{seconds}} 秒" },
  structure: "结构",
  parts: { hook: "开头", body: "主体", action: "行动号召" },
  noAction: "台词里没有。",
  heardBy: "由 {{engine}} 听写。这是小型模型，难免听错。",
  unknown: "未知",
  transcript: "台词",
  texts: {
    read: "画面里的文字标在对应镜头下方，由内置引擎识别，可能有误。",
    none: "画面里没有找到文字。",
    unread: "画面里的文字没能识别。",
  },
  action: "行动号召",
  scene: "镜头 {{number}}",
  faces_one: "{{count}} 张人脸",
  faces_other: "{{count}} 张人脸",
  liveliness: { still: "静止", calm: "平缓", lively: "活跃" },
  more_one: "还有 {{count}} 个镜头没有显示。",
  more_other: "还有 {{count}} 个镜头没有显示。",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "zh/tools/video-to-script": typeof words;
  }
}
