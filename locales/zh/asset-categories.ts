import type { assetCategories as english } from "../en/asset-categories.ts";
import type { Translated } from "../translated.ts";

/** Names of the categories of a library (spec §3 Category). */
export const assetCategories: Translated<typeof english> = {
  all: "全部",
  recent: "最近上传",
  favorite: "收藏",
  tag: "标签",
  image: "图片",
  video: "视频",
  audio: "音频",
};
