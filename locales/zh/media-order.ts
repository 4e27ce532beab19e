import type { mediaOrder as english } from "../en/media-order.ts";
import type { Translated } from "../translated.ts";

export const mediaOrder: Translated<typeof english> = {
  empty: "还没有图片或视频。广告至少需要一个。",
  picture: "第 {{number}} 张图片",
  film: "第 {{number}} 个素材：视频，{{seconds}} 秒",
  filmEarlier: "把第 {{number}} 个视频前移",
  filmLater: "把第 {{number}} 个视频后移",
  filmRemove: "移除第 {{number}} 个视频",
  use: "第 {{number}} 张图片的呈现方式",
  uses: { auto: "自动", cutout: "抠图", photo: "整张照片", before: "“使用前”图片" },
  earlier: "第 {{number}} 张图片前移",
  later: "第 {{number}} 张图片后移",
  remove: "移除第 {{number}} 张图片",
  grip: "拖动第 {{number}} 张图片，或按空格后用方向键移动",
  instructions: "按空格拿起图片，用方向键移动，再按空格放下，按 Esc 放回原处。",
  lifted: "已拿起第 {{number}} 张图片，在原位上方。",
  moved: "第 {{number}} 张图片移到第 {{to}} 位。",
  dropped: "第 {{number}} 张图片放在第 {{to}} 位。",
  cancelled: "第 {{number}} 张图片留在原处。",
};
