import { SPOKEN } from "../spoken.ts";
import type { words as english } from "../../en/tools/video-translation.ts";
import type { Translated } from "../../translated.ts";

export const words: Translated<typeof english> = {
  page: {
    title: "视频翻译",
    description: "为视频配上另一种语言的新配音：逐行核对、逐行试听，保留背景音乐，并导出 SRT、VTT 和 ASS 字幕。",
    keywords: "视频翻译、配音、译制、英语、中文、字幕、SRT、VTT、ASS",
  },
  makes: "带新配音和字幕的视频，以及 SRT、VTT 和 ASS 字幕文件。",
  takes: "{{files}}",
  phases: { reading: "正在读取视频", translating: "正在翻译", speaking: "正在配音", mixing: "正在混音" },
  title: "翻译视频",
  lead: "给视频换一种语言的新配音。由谁配音由你选：内置声音逐行配音，每一行先由你核对和试听；服务器接入了 ElevenLabs 时，也可以由它一次完成。画面里的口型保持原样。",
  fields: {
    videos: { label: "视频", hint: "每个视频是一个单独的任务。" },
    from: {
      label: "原语言",
      options: { auto: "自动识别", ...SPOKEN },
    },
    to: { label: "目标语言", hint: "内置声音会说英语和中文。", options: SPOKEN },
    by: {
      label: "由谁配音",
      hint: "内置声音逐句配合原片，每一句你都可以检查。ElevenLabs 一次完成，用说话人自己声音的复制品，价格另计。",
    },
    agreed: {
      label: "使用 ElevenLabs 时：视频中说话的人均已成年，并同意其声音为本次翻译在那里被复制；我有权使用这些视频。",
    },
    voice: { label: "声音", hint: "用于没有指定声音的人，之后可以逐行更改。" },
    speakers: {
      label: "各说话人的声音",
      hint: "每行一个。字幕中这样标注说话人：[小林]: 你好",
      placeholder: "小林 = 云希",
    },
    lines: {
      label: "原台词",
      hint: "SRT、VTT 或 ASS，上传文件或直接粘贴。留空则使用视频自带的字幕或听写结果，也可以下一步再填写。",
      placeholder: "1\n00:00:01,000 --> 00:00:03,500\n欢迎收看。",
    },
    target: {
      label: "自己的译文",
      hint: "如果已有新语言的字幕，放在这里。没有译文的台词会被翻译，或留给你填写。",
      placeholder: "1\n00:00:01,000 --> 00:00:03,500\nWelcome to the show.",
    },
    glossary: {
      label: "名称与术语",
      hint: "每行一个：词 = 译法。只写词则保持原样。",
      placeholder: "Reelwright\n杯盖 = lid",
    },
    under: {
      label: "新配音下的原声",
      hint: "台词之间的原声始终不变。",
      options: { music: "保留音乐，去掉人声（仅立体声）", quiet: "全部保留，音量调低", off: "静音" },
    },
    mark: { label: "显示“AI 生成”标识（Made with AI）" },
    show: { label: "字幕", options: { soft: "可开关", burned: "写入画面", none: "不要" } },
  },
  go: "准备台词",
  going: "正在开始……",
  sample: "试试样片",
  make: "生成视频",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "zh/tools/video-translation": typeof words;
  }
}
