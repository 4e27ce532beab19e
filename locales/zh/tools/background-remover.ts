import type { words as english } from "../../en/tools/background-remover.ts";
import type { Translated } from "../../translated.ts";

export const words: Translated<typeof english> = {
  page: {
    title: "抠图去背景",
    description: "一次为最多十个图片或短视频去掉背景，发丝与玻璃保留柔和边缘，可下载透明 PNG 或 WebM。",
    keywords: "抠图、去背景、透明背景、商品图、PNG",
  },
  makes: "每张图片按原始尺寸生成透明 PNG 抠图；每个短视频生成透明 WebM 和 MP4。",
  takes: "{{files}}或视频：MP4、MOV、WebM，最长 30 秒。",
  phases: { cutting: "正在去掉背景" },
  title: "去掉背景",
  lead: "最多选十个图片或短视频，每个都会得到透明背景的抠图；没有清楚主体的会退回积分。",
  fields: {
    pictures: {
      label: "图片和视频",
      hint: "背景干净或虚化的商品照效果最好。视频：MP4、MOV 或 WebM，最长 30 秒，小于 400 MB；成片最高 720p。",
    },
    ground: { label: "视频 MP4 的背景颜色", hint: "仅用于视频：WebM 透明，MP4 使用此颜色。" },
  },
  rate: "每张图片 {{credits}} 积分；每个视频每 {{secondStep}} 秒 {{secondCredits}} 积分，不足一档按一档计。",
  transparent: "带透明通道的 WebM，可叠加在其他视频上。Safari 不显示透明；MP4 处处可播放。",
  go: "去掉背景",
  going: "正在开始……",
  before: "原图",
  after: "抠图",
  download: "下载 PNG",
  sample: "试试示例",
  edit: "编辑",
  editor: "编辑抠图",
  preview: "抠图编辑预览",
  make: "生成图片",
  making: "正在生成……",
  makeHint: "免费，按原始尺寸生成。",
  filmEditor: "编辑器只处理图片。视频的背景颜色在抠图前的表单里选择；想换成其他背景，请把 WebM 放进支持透明通道的视频剪辑软件里叠加。",
  filmAgain: "换个颜色重新抠视频",
  back: "返回抠图结果",
  brush: { title: "画笔", keep: "保留", erase: "擦除", size: "大小", undo: "撤销" },
  recipe: {
    background: {
      label: "背景",
      options: { none: "透明", colour: "纯色", gradient: "渐变", blur: "原图虚化", picture: "其他图片" },
    },
    colour: { label: "颜色" },
    second: { label: "第二种颜色" },
    backdrop: { label: "选择背景图片" },
    shadow: { label: "阴影", options: { none: "无", soft: "柔和", ground: "地面投影" } },
    feather: { label: "羽化" },
    size: {
      label: "画布尺寸",
      options: {
        original: "原始尺寸",
        square: "方形 1:1",
        portrait: "竖版 4:5",
        story: "竖屏 9:16",
        wide: "横版 16:9",
        amazon: "亚马逊",
        shopify: "Shopify",
        taobao: "淘宝",
      },
    },
    fill: { label: "主体大小" },
    format: { label: "文件格式", options: { png: "PNG", webp: "WebP", jpg: "JPG" } },
  },
};

declare module "../../app-words.ts" {
  interface AppWords {
    "zh/tools/background-remover": typeof words;
  }
}
