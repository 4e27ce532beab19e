import { SPOKEN } from "../spoken.ts";
import type { words as english } from "../../en/tools/clone-voice.ts";
import type { Translated } from "../../translated.ts";
import { avatarFields } from "../avatar-fields.ts";

export const words: Translated<typeof english> = {
  page: {
    title: "克隆声音",
    description: "在本人同意的前提下，用一到三段录音克隆声音，用来配音，也可以让数字人开口。",
    keywords: "声音克隆，自定义声音，文字转语音",
  },
  title: "克隆声音",
  lead: "上传同一个人的一到三段录音，就能得到一个替你念文字、为数字人配音的声音。",
  limits: "声音由 ElevenLabs 制作：录音和同意声明会发送给它。内置引擎不能克隆声音。",
  needsKey: "这台服务器没有配置声音克隆，管理员设置 {{key}} 后即可使用。",
  lacks: { plan: "克隆声音需要开通套餐。", account: "克隆声音需要注册账号。" },
  full: "克隆声音的数量已达上限。删除一个后才能再克隆。",
  fields: {
    samples: {
      label: "录音",
      hint: "每段 10 秒到 3 分钟，只有这一个人说话，没有音乐和回声。合计一到两分钟效果最好。",
    },
    name: { ...avatarFields.name, hint: "在声音列表里显示的名称。" },
    gender: avatarFields.gender,
    language: {
      label: "录音的语言",
      hint: "克隆出的声音也能说其他语言，但会带着这种语言的口音。",
      options: {
        ...SPOKEN,
        id: "印尼语",
        vi: "越南语",
        hi: "印地语",
        any: "其他语言",
      },
    },
    whose: { label: "这是谁的声音？", options: avatarFields.whose.options },
    person: { ...avatarFields.person, hint: "不是本人的声音时填写，与同意记录一起保存。" },
    agreed: {
      label: "录音中的人已成年，并同意由 ElevenLabs 复制其声音、念出我写的内容；我有权使用这些录音。",
    },
  },
  consentTitle: "同意",
  consentHint: "没有同意，我们不会发送任何内容。你确认的内容和时间会保存到声音删除为止。",
  go: "克隆声音",
  going: "正在克隆声音，可能需要一分钟……",
  made: "{{name}}可以开口说话了。",
  mine: "你克隆的声音",
  none: "还没有。",
  waits: "ElevenLabs 要求本人先验证这个声音，请到 ElevenLabs 完成验证。",
  agreedAt: "同意记录于 {{date}}",
  speech: "生成语音",
  avatar: "让数字人来说",
  delete: "删除",
  deleteTitle: "删除{{name}}",
  deleteHint: "会同时删除这里和 ElevenLabs 上的声音以及同意记录。用过它的数字人会换回内置声音。删除后无法恢复。",
  works: "同时删除用它制作的录音和视频",
  deleted: "这里和 ElevenLabs 上的声音都已删除。",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "zh/tools/clone-voice": typeof words;
  }
}
