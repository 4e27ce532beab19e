import type { words as english } from "../../en/tools/create-video-avatar.ts";
import type { Translated } from "../../translated.ts";
import { avatarFields } from "../avatar-fields.ts";

export const words: Translated<typeof english> = {
  page: {
    title: "制作视频数字人",
    description: "用一段自己的短视频制作数字人，口型同步，替你念脚本。",
    keywords: "视频数字人、AI 数字人、口型同步、数字分身",
  },
  title: "用视频制作数字人",
  lead: "上传 30 秒到 5 分钟的单人视频。我们会找出最平稳的一段，不合适会告诉你该怎么改。",
  fields: {
    film: {
      label: "视频",
      hint: "单人面对固定机位，光线均匀。请留出几秒闭嘴的平静画面，再随意说几句：数字人会用上你自己的牙齿。",
    },
    ...avatarFields,
    agreed: {
      label: "视频中的人已成年，并同意我制作其看起来在说话的视频；我有权使用这段视频。",
    },
  },
  consentTitle: "同意",
  consentHint: "没有同意，我们不会制作任何内容。你确认的内容和时间会保存到数字人删除为止。",
  go: "检查并制作",
  going: "正在查看视频，可能需要两分钟…",
  again: "几秒后会自动再次提交，请不要关闭这个页面。",
  limits: "内置引擎循环播放视频中平稳的一段，并改变口型。数字人不会保留视频的其他部分。",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "zh/tools/create-video-avatar": typeof words;
  }
}
