import { SPOKEN } from "../spoken.ts";
import type { words as english } from "../../en/tools/subtitle-translation.ts";
import type { Translated } from "../../translated.ts";

export const words: Translated<typeof english> = {
  page: {
    title: "字幕翻译",
    description: "逐行翻译字幕：支持 SRT、VTT 和 ASS，也可以直接读取视频里的字幕，并使用自己的术语表。",
    keywords: "字幕翻译、SRT、VTT、ASS、术语表、内嵌字幕",
  },
  makes: "另一种语言的 SRT、VTT 和 ASS 字幕，需要时还有带字幕的视频。",
  takes: "SRT、VTT 或 ASS，或自带字幕的视频。{{files}}",
  phases: { reading: "正在读取字幕", translating: "正在翻译", mixing: "正在加入视频" },
  title: "翻译字幕",
  lead: "时间保持不变。生成文件之前，每一行都由你核对。",
  fields: {
    lines: {
      label: "字幕",
      hint: "SRT、VTT 或 ASS，上传文件或直接粘贴，最多 600 行。留空则使用视频自带的字幕。",
      placeholder: "1\n00:00:01,000 --> 00:00:03,500\n欢迎收看。",
    },
    video: { label: "视频", hint: "字幕在视频里，或要加入视频时才需要。" },
    from: {
      label: "原语言",
      options: { auto: "自动识别", ...SPOKEN },
    },
    to: {
      label: "新语言",
      options: SPOKEN,
    },
    target: {
      label: "自己的译文",
      hint: "如果已有一部分，放在这里。没有译文的台词会被翻译，或留给你填写。",
      placeholder: "1\n00:00:01,000 --> 00:00:03,500\nWelcome to the show.",
    },
    glossary: {
      label: "名称与术语",
      hint: "每行一个：词 = 译法。只写词则保持原样。",
      placeholder: "Reelwright\n杯盖 = lid",
    },
    show: { label: "加入视频", options: { none: "不加", soft: "可开关", burned: "写入画面" } },
  },
  go: "准备台词",
  going: "正在开始……",
  sample: "试试样例",
  make: "生成文件",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "zh/tools/subtitle-translation": typeof words;
  }
}
