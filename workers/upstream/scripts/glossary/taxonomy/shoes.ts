import type { NounRow } from "../entry.ts";

export const SHOES_GOODS: readonly NounRow[] = [
  ["trail running shoes*", "越野跑鞋"],
  ["wellies*", "雨靴"],
  ["knee high boots*", "长靴"],
  ["cowboy boots*", "牛仔靴"],
  ["combat boots*", "马丁靴"],
  ["oxford shoes*", "牛津鞋"],
  ["moccasins*", "莫卡辛鞋"],
  ["boat shoes*", "船鞋"],
  ["slip-on shoes*", "一脚蹬"],
  ["stilettos*", "高跟鞋"],
  ["wedge sandals*", "坡跟凉鞋"],
  ["slides sandals*", "一字拖"],
  ["ballet shoes*", "芭蕾舞鞋"],
  ["tap shoes*", "踢踏舞鞋"],
  ["shoe covers*", "鞋套"],
  ["basketball sneakers*", "篮球鞋", "basketball sneaker"],
  ["baseball cleats*", "棒球鞋"],
  ["heel shoes*", "高跟鞋"],
];
