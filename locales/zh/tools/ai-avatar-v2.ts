import type { words as english } from "../../en/tools/ai-avatar-v2.ts";
import type { Translated } from "../../translated.ts";

export const words: Translated<typeof english> = {
  page: {
    title: "AI 数字人",
    description: "插画出镜人和你自己的会说话的照片：试听声音，让他们念出你的脚本。",
    keywords: "AI 数字人、会说话的照片、出镜人、数字人库",
  },
  title: "数字人",
  lead: "能替你念脚本的人。插画人物由内置引擎绘制，你自己的数字人由一张照片或一段视频生成。",
  filters: {
    source: "来源",
    type: "类型",
    user_scope: "使用范围",
    gender: "性别",
    review_status: "审核",
    all: "全部",
    show: "筛选",
  },
  kinds: { "1": "插画", "2": "实拍视频", "4": "会说话的照片" },
  scopes: { "0": "所有人", "1": "套餐用户" },
  genders: { female: "女", male: "男" },
  sources: {
    "1": "真人",
    "2": "插画人物",
    "3": "我的",
    "4": "社区",
  },
  community: "社区",
  realistic: "真人，由 HeyGen 提供",
  realisticNeeds: "本站运营者设置 {{keys}} 后，这里会出现 HeyGen 的真人数字人。",
  premium: { plan: "高级数字人，需要开通套餐", account: "高级数字人，需要注册账号" },
  pages: "数字人分页",
  pageOf: "第 {{page}} 页，共 {{pages}} 页",
  previous: "上一页",
  next: "下一页",
  moving: "{{name}} 的动态",
  offer: {
    title: "分享给所有人",
    hint: "分享后，本站的每个人都可以让这个数字人说话。分享前由人工审核，大约需要 5\u00a0个\u2060工\u2060作\u2060日。你可以随时收回；其他人在此之前做好的视频仍归他们。",
    agreed: "画面中的人同意本站的每个人让这个数字人念出规则允许的任何脚本。",
    go: "分享给所有人",
    sent: "已提交，审核通过后其他人就能看到。",
    withdraw: "收回",
    withdrawn: "已收回，其他人不能再使用。",
    states: { "0": "已申请分享，审核中", "1": "已分享给所有人", "-1": "分享未通过审核" },
  },
  types: {
    "1": "插画人物，内置引擎",
    "2": "视频数字人，内置引擎",
    "4": "会说话的照片，内置引擎",
  },
  reviews: {
    "0": "审核中",
    "1": "已通过",
    "-1": "未通过",
  },
  note: "审核意见：{{note}}",
  reviewHint: "本站的新数字人由人工审核，大约需要 5\u00a0个\u2060工\u2060作\u2060日。",
  hear: "试听 {{name}} 的声音",
  use: "制作视频",
  create: "制作会说话的照片",
  createVideo: "制作视频数字人",
  lacks: { plan: "自制数字人需要开通套餐。", account: "自制数字人需要注册账号。" },
  full: "你自己的数字人数量已达上限。删除一个后才能再做。",
  none: "没有符合条件的数字人。",
  manage: "改名、分享或删除",
  name: "名称",
  rename: "保存名称",
  renamed: "名称已保存。",
  videos: "同时删除用它做好的视频",
  delete: "删除数字人",
  deleteHint: "由照片或视频生成的内容和同意记录会一并删除，无法恢复。",
  deleted: "数字人已删除。",
  created: "{{name}} 可以开口说话了。",
  sentToReview: "{{name}} 已做好，正在等待审核。通过后就可以开口说话。",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "zh/tools/ai-avatar-v2": typeof words;
  }
}
