import type { toolBox as english } from "../en/tool-box.ts";
import type { Translated } from "../translated.ts";

export const toolBox: Translated<typeof english> = {
  title: "AI 工具",
  lead: "工作室能做的都在这里。要准备什么、多少积分，开始之前都写清楚。",
  search: "搜索工具",
  placeholder: "链接、脚本、字幕……",
  find: "搜索",
  found_one: "与“{{query}}”有关的工具：{{count}} 个",
  found_other: "与“{{query}}”有关的工具：{{count}} 个",
  none: "没有与“{{query}}”有关的工具。",
  all: "显示全部工具",
  legacy: "那个链接里的工具，这个工作室没有。下面是能用的工具。",
  makes: "产出",
  takes: "准备",
  costs: "费用",
  start: "开始",
  free: "免费。",
  cost: {
    seconds: "成片每 {{step}} 秒 {{credits}} 积分，不足一档按一档计。",
    characters: "每 {{step}} 个字符 {{credits}} 积分，不足一档按一档计。",
    items_one: "每个 {{credits}} 积分。",
    items_other: "每个 {{credits}} 积分。",
  },
  listMark: "、",
  count: { one: "{{max}} 个文件", upTo: "最多 {{max}} 个文件", between: "{{min}} 到 {{max}} 个文件" },
  files: "{{formats}}，单个不超过 {{megabytes}} MB，{{files}}，每边至少 {{pixels}} 像素。",
  filesOfAnySize: "{{formats}}，每个最大 {{megabytes}} MB，{{files}}。",
  oneFile: "一个文件：{{formats}}，最大 {{megabytes}} MB。",
  homeTitle: "从哪里开始",
};
