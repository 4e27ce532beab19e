import type { words as english } from "../../en/tools/text-to-speech.ts";
import type { Translated } from "../../translated.ts";

export const words: Translated<typeof english> = {
  page: {
    title: "文字转语音",
    description: "把文字变成自然的中文或英文语音，可下载 WAV、MP3 和逐词对时的字幕。",
    keywords: "文字转语音，AI 配音，旁白，MP3，SRT 字幕",
  },
  makes: "一段中文或英文配音，可以一人也可以多人，可下载 MP3、WAV 和 SRT 字幕。",
  takes: "最多 {{max}} 个字符的文字。{{files}}",
  phases: { speaking: "正在配音", joining: "正在合成", signing: "正在写入来源信息" },
  title: "把文字变成语音",
  lead: "贴上文字，选一个声音，就能得到一段录音和逐词对时的字幕。",
  fields: {
    text: {
      label: "文字",
      hint: "行首用方括号写声音的名字，就换一个人说：[晓晓]：你好！用 [pause 1.5s] 停顿。",
      placeholder: "早上泡的咖啡，下午四点还是热的。这就是北港保温杯。",
    },
    voice: {
      label: "声音",
      hint: "带试听的是内置引擎的声音。配置密钥后，这里会出现 ElevenLabs 和 OpenAI 的声音：OpenAI 的逐词时间是估算的，ElevenLabs 的语速在 0.7 到 1.2 之间。",
    },
    speed: { label: "语速", hint: "1 是自然语速，0.5 最慢，2 最快。" },
    speakers: {
      label: "说话人",
      hint: "文字里有自己的人名时，每行写一个：小美 = 晓晓。行首再写 [小美]：",
      placeholder: "小美 = 晓晓",
    },
    notes: {
      label: "读音",
      hint: "每行一个词和它的读法，字幕仍保留原来的写法。",
      placeholder: "重庆 = 虫庆",
    },
  },
  go: "生成语音",
  going: "正在开始……",
  sample: "用示例试一试",
  sampleText: "[晓晓]：咖啡又凉了？[pause 400ms] 换一只能保温二十四小时的杯子吧。\n[云希]：北港保温杯，不到三十欧元。",
  soFar: "其余部分录制时，先听为快",
  part: "第 {{number}} 部分",
  filters: {
    all: "全部",
    none: "没有符合筛选的声音",
    gender: { label: "性别", female: "女声", male: "男声" },
    style: { label: "风格", warm: "温暖", bright: "明亮", calm: "沉稳", strong: "有力" },
  },
  anyLanguage: "各种语言",
  ownVoice: "你克隆的声音",
  clone: "克隆一个声音",
  withKey: "需要密钥的声音",
  has: { elevenlabs: "它的声音库，以及在那里克隆的声音", openai: "可以指定情绪的声音" },
  unavailable: "{{provider}} 没有回应，列表里暂缺它的声音。",
  hear: "试听{{name}}",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "zh/tools/text-to-speech": typeof words;
  }
}
