import type { words as english } from "../../en/tools/create-picture-avatar.ts";
import type { Translated } from "../../translated.ts";
import { avatarFields } from "../avatar-fields.ts";

export const words: Translated<typeof english> = {
  page: {
    title: "制作会说话的照片",
    description: "把一张人像照片变成能念脚本的数字人，口型同步，几秒完成检查。",
    keywords: "会说话的照片、照片数字人、口型同步、AI 数字人",
  },
  title: "让照片开口说话",
  lead: "一张人像就够。我们会立刻检查照片，不合适会告诉你该怎么改。",
  fields: {
    picture: {
      label: "照片",
      hint: "单人、头部端正、正对镜头、嘴巴闭合或微张。闭着嘴的照片说起话来最自然，露齿大笑效果较差。",
    },
    ...avatarFields,
    as_it_is: { label: "就用这张图" },
    agreed: {
      label: "照片中的人已成年，并同意我制作其看起来在说话的视频；我有权使用这张照片。",
    },
  },
  consentTitle: "同意",
  consentHint: "没有同意，我们不会制作任何内容。你确认的内容和时间会保存到数字人删除为止。",
  go: "检查并制作",
  going: "正在检查照片…",
  limits: "头部保持不动，只有嘴和眼睛会动：由内置引擎生成。",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "zh/tools/create-picture-avatar": typeof words;
  }
}
