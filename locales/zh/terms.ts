import type { terms as english } from "../en/terms.ts";
import type { Translated } from "../translated.ts";

export const terms: Translated<typeof english> = {
  text: "只凭文字生成",
  image: "从图片开始生成",
  blend: "融合两张图片",
  "last-frame": "首尾帧",
  ingredients: "多图参考",
  sound: "生成声音",
  seed: "固定种子",
  makesImage: "图片",
  makesVideo: "视频",
  needsPrompt: "提示词",
  needsPicture: "图片",
  needsFirst: "首帧图片",
  needsLast: "尾帧图片",
  needsForeground: "前景图片",
  needsBackground: "背景图片",
  dubbing: "配音翻译",
  ownLines: "使用你改过的台词",
  lips: "口型同步",
  illustrated: "插画数字人",
  transparent: "透明背景的视频",
  builtInImage: "海报与修图",
  builtInVideo: "动态图形与运镜",
  builtInLips: "口型驱动",
  builtInDub: "内置声音",
};
