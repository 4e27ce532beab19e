import type { words as english } from "../../en/tools/video-enhancer.ts";
import type { Translated } from "../../translated.ts";

export const words: Translated<typeof english> = {
  page: {
    title: "视频画质增强",
    description: "放大、降噪、锐化、防抖，还能清理声音。先免费预览 3 秒，满意再处理整个视频。",
    keywords: "视频增强、视频放大、降噪、锐化、防抖、4K",
  },
  makes: "像素更多、噪点更少、画面更稳的 MP4，可与原片对比。",
  takes: "{{files}}",
  phases: { enhancing: "正在增强" },
  title: "增强视频画质",
  lead: "选好要改善的地方，先免费预览 3 秒；处理整个视频时才收费。",
  fields: {
    video: { label: "视频" },
    times: { label: "尺寸", hint: "长边最多 4096 像素。", options: { "1": "不变", "2": "2 倍", "4": "4 倍" } },
    denoise: { label: "噪点", options: { off: "不处理", light: "轻度", strong: "强力" } },
    sharpen: { label: "清晰度", options: { off: "不处理", light: "轻度", strong: "强力" } },
    colour: { label: "色彩", options: { off: "不处理", natural: "自然", vivid: "鲜艳" } },
    rate: { label: "帧率", hint: "补出的画面由前后两帧混合而成。", options: { keep: "不变", "30": "30", "60": "60" } },
    deblock: { label: "消除压缩造成的方块" },
    stabilise: { label: "防抖（会略微裁切）" },
    deinterlace: { label: "去隔行（老电视、老摄像机素材）" },
    quiet: { label: "降低声音里的噪声" },
    loudness: { label: "响度调到网络视频标准（−14 LUFS）" },
    at: { label: "预览起点", hint: "格式为“分：秒”。" },
  },
  preview: "预览 3 秒（免费）",
  render: "处理整个视频",
  going: "正在开始……",
  sample: "试试样片",
  before: "处理前",
  after: "处理后",
  slider: "前后对比",
  previewed: "这是预览。可以在下面调整设置，或按这些设置处理整个视频。",
  upscalers: {
    none: "尺寸不变。",
    network: "由神经网络（ESRGAN slim）放大。",
    lanczos: "用 Lanczos 重采样放大：这个视频太大，内置网络处理不了。",
  },
};

declare module "../../app-words.ts" {
  interface AppWords {
    "zh/tools/video-enhancer": typeof words;
  }
}
