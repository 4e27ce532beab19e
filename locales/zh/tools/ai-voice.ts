import type { words as english } from "../../en/tools/ai-voice.ts";
import type { Translated } from "../../translated.ts";
import { avatarFields } from "../avatar-fields.ts";

export const words: Translated<typeof english> = {
  page: {
    title: "AI 变声",
    description: "把录音或视频里的声音换成另一个人的声音，内容、节奏和语气都不变。",
    keywords: "变声，语音转语音，AI 声音，视频换声",
  },
  makes: "同样的话换一个声音，MP3 和 WAV；上传视频时，还会得到画面不变、换好声音的视频。",
  takes: "一段录音或视频，最长 {{minutes}} 分钟。{{files}}",
  phases: { listening: "正在听录音", speaking: "正在用新声音重说", joining: "正在合成声音", signing: "正在写入来源信息" },
  title: "换一个声音来说",
  lead: "上传一段录音或视频：话不变，节奏和语气不变，声音换成另一个。",
  limits: "新声音由 ElevenLabs 生成，录音会发送给它；内置引擎做不到。视频里的口型保持原样。",
  needsKey: "这台服务器没有配置变声，管理员设置 {{key}} 后即可使用。",
  off: "这台服务器关闭了变声功能。",
  noVoices: "ElevenLabs 目前没有返回可用的声音，请稍后再试。",
  fields: {
    source: {
      label: "录音或视频",
      hint: "1 秒到 5 分钟，MP3、M4A、WAV、MP4 或 MOV，不超过 200 MB。只有一个人清楚说话时效果最好。",
    },
    voice: { label: "新声音", hint: "这台服务器的 ElevenLabs 账号里的声音，以及你自己克隆的声音。" },
    delivery: {
      label: "语气",
      hint: "新声音跟随原来抑扬顿挫的程度。",
      options: { expressive: "富有表现力", balanced: "均衡", steady: "平稳" },
    },
    clean: { label: "变声前先去掉噪音和音乐" },
    under: {
      label: "视频原来的声音",
      hint: "仅用于视频：新声音下面保留什么。只有立体声录制的音乐才能单独保留。",
      options: { off: "不保留", quiet: "小声保留", music: "只留音乐" },
    },
    whose: { label: "录音里是谁的声音？", options: avatarFields.whose.options },
    person: { ...avatarFields.person, hint: "不是本人的声音时填写，与同意记录一起保存。" },
    agreed: { label: "录音中说话的人已成年，并同意用另一个声音替换其声音；我有权使用这段录音。" },
  },
  consentTitle: "同意",
  consentHint: "没有同意，我们不会发送任何内容。你确认的内容和时间与结果一起保存，也会随结果一起删除。",
  price: "每满或不满 {{step}} 秒 {{count}} 积分",
  cloneFirst: "克隆声音",
  recorded: "同意记录于 {{date}}：{{statement}}",
  recordedOf: "{{person}}的同意记录于 {{date}}：{{statement}}",
  go: "开始变声",
  going: "正在开始……",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "zh/tools/ai-voice": typeof words;
  }
}
