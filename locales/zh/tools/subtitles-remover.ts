import type { words as english } from "../../en/tools/subtitles-remover.ts";
import type { Translated } from "../../translated.ts";

export const words: Translated<typeof english> = {
  page: {
    title: "视频去字幕、去水印",
    description: "去掉视频里的硬字幕和台标。自己框选，或自动查找字幕；先免费预览 3 秒，满意再处理整个视频。",
    keywords: "去字幕、去水印、去台标、硬字幕、视频去 logo",
  },
  makes: "每个视频一个干净的 MP4，可与原片对比，声音原样保留。",
  takes: "{{files}}",
  rate: "成片每 {{step}} 秒，基础 {{credits}} 积分、高级 {{secondCredits}} 积分，不足一档按一档计。",
  phases: { finding: "正在查找字幕", erasing: "正在去除" },
  title: "去掉字幕和水印",
  lead: "框出要去掉的地方，或者自动查找字幕。只替换文字本身，其余画面保持不变。",
  fields: {
    videos: { label: "视频", hint: "有多个视频时，框对所有视频都有效。请只处理你拥有权利的视频。" },
    boxes: { label: "要去掉的地方", hint: "每个框最多占画面的 20%，至少 1 秒。没有框时，会在每个视频里自动查找字幕。" },
    quality: { label: "质量", options: { basic: "基础", advanced: "高级" } },
    at: { label: "预览起点", hint: "格式为“分：秒”。预览的是第一个视频。" },
  },
  qualities: {
    basic: "用同一位置没有文字时的画面来填补。最多 {{count}} 个框。",
    advanced: "镜头移动时也能找回被遮住的画面，速度较慢。最多 {{count}} 个框。",
  },
  find: "查找字幕（免费）",
  preview: "预览 3 秒（免费）",
  render: "处理整个视频",
  going: "正在开始……",
  sample: "试试样片",
  before: "处理前",
  after: "处理后",
  slider: "前后对比",
  found_one: "找到 {{count}} 处字幕。请检查下面的框，然后预览或处理。",
  found_other: "找到 {{count}} 处字幕。请检查下面的框，然后预览或处理。",
  previewed: "这是预览。可以在下面调整框，或按这些框处理整个视频。",
  method: "替换的画面中有 {{percent}}% 来自视频的其他时刻，其余由周围画面填补。",
  nothing: "这段时间里，框内没有像文字或标志的东西，画面没有改动。",
  sounds: { copied: "声音原样保留。", encoded: "声音已转为 AAC：MP4 放不下原来的格式。", none: "没有声音。" },
  editor: {
    first: "请先选择或上传视频，再在画面上框选；也可以直接填写数值。",
    player: "可在上面框选的视频",
    boxLabel:
      "第 {{number}} 个框：左 {{left}}%，上 {{top}}%，宽 {{width}}%，高 {{height}}%，占画面 {{area}}%。方向键移动，按住 Shift 调整大小，Delete 删除。",
    number: "框",
    columns: { left: "左 %", top: "上 %", width: "宽 %", height: "高 %", from: "开始", to: "结束", what: "去掉" },
    what: { text: "字幕", mark: "水印或标志" },
    cell: "第 {{number}} 个框的{{column}}",
    add: "添加一个框",
    remove: "删除",
    removeOne: "删除第 {{number}} 个框",
    tooLarge: "{{percent}}%，超过 20%",
    play: "播放",
    pause: "暂停",
    seek: "视频位置",
    mark: { from: "所选的框从这里开始", to: "所选的框到这里结束" },
  },
};

declare module "../../app-words.ts" {
  interface AppWords {
    "zh/tools/subtitles-remover": typeof words;
  }
}
