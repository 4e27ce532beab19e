import type { like as english } from "../en/like.ts";
import type { Translated } from "../translated.ts";

/** 沿用一个视频结构的广告。 */
export const like: Translated<typeof english> = {
  title: "结构仿照“{{name}}”的广告",
  shape: "{{ratio}}，{{length}} 秒。",
  opening: "开头：{{angle}}。",
  clips: "大约每 {{seconds}} 秒一个片段。",
  action: "原视频在 {{seconds}} 秒处号召行动。",
  goal: "目标：{{goal}}。",
  note: "请添加你自己的商品：台词和画面只来自它。这些之后都可以改。",
  written: "按“{{name}}”（{{seconds}} 秒）的结构撰写。",
};
