import type { words as english } from "../../en/tools/face-swap.ts";
import type { Translated } from "../../translated.ts";
import { avatarFields } from "../avatar-fields.ts";

export const words: Translated<typeof english> = {
  page: {
    title: "AI 换脸",
    description: "在双方都同意的前提下，把视频里的脸换成另一张脸。结果始终注明由 AI 制作。",
    keywords: "换脸，视频换脸，AI 人脸，本人同意",
  },
  makes: "换了一张脸的同一段视频，并注明由 AI 制作。",
  takes: "一段只有一个人的视频，最长 {{seconds}} 秒，以及另一个人的照片。{{files}}",
  phases: { looking: "正在检查两张脸", swapping: "提供方正在换脸", fetching: "正在取回视频", signing: "正在注明由 AI 制作" },
  title: "视频换脸",
  lead: "一段只有一个人的视频，一张另一个人的照片，以及两个人的同意。",
  limits: "换脸由 fal 上的 Half Moon AI 模型完成，视频和照片会发送给它；内置引擎做不到。结果带有可见标记，最高每秒 25 帧。",
  needsKey: "这台服务器没有配置换脸，管理员设置 {{key}} 后即可使用，其中 FILES_ORIGIN 必须是互联网上的地址。",
  off: "这台服务器关闭了换脸功能。",
  fields: {
    film: {
      label: "视频",
      hint: "1 到 60 秒，MP4 或 MOV，不超过 200 MB。只能有一个人，且至少一半时间看得到脸：画面里其他的脸也会被换掉。",
    },
    face: { label: "另一张脸的照片", hint: "JPG、PNG 或 WEBP，不超过 10 MB，至少 300 × 300 像素。只有一张清晰的正脸。" },
    seen_whose: { label: "视频里是谁？", options: { self: "我本人", other: "其他人" } },
    seen_person: { ...avatarFields.person, label: "视频里的人的姓名", hint: "视频里不是你本人时填写，与同意记录一起保存。" },
    seen_agreed: { label: "视频里的人已成年，并同意把自己的脸换成另一张脸；我有权使用这段视频。" },
    face_whose: { label: "照片里是谁？", options: avatarFields.whose.options },
    face_person: { ...avatarFields.person, label: "照片里的人的姓名", hint: "照片里不是你本人时填写，与同意记录一起保存。" },
    face_agreed: { label: "照片里的人已成年，并同意自己的脸出现在这段视频里；我有权使用这张照片。" },
  },
  consentTitle: "双方的同意",
  consentHint: "缺少任何一方的同意，我们不会查看、发送或制作任何内容。你确认的内容和时间与结果一起保存，也会随结果一起删除。",
  price: "每满或不满 {{step}} 秒 {{count}} 积分",
  seen: "视频中人的同意，记录于 {{date}}：{{statement}}",
  face: "照片中人的同意，记录于 {{date}}：{{statement}}",
  named: "{{person}}。{{said}}",
  remove: "删除这段视频和由它制作的一切",
  removeHint:
    "会删除这段视频、两份同意记录，以及你用它制作的所有内容：其他工具的作品、时间线和数字人。删除后无法恢复。你上传的文件仍在素材库，需要在那里删除。",
  removed_one: "已删除，连同由它制作的 {{count}} 项内容。",
  removed_other: "已删除，连同由它制作的 {{count}} 项内容。",
  go: "开始换脸",
  going: "正在开始……",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "zh/tools/face-swap": typeof words;
  }
}
