import type { words as english } from "../../en/tools/video-downloader.ts";
import type { Translated } from "../../translated.ts";

export const words: Translated<typeof english> = {
  page: {
    title: "视频下载",
    description: "把公开的视频存成到处都能播放的 MP4：支持直链、HLS 和 DASH 流，以及写明视频地址的网页。",
    keywords: "视频下载，保存视频，MP4，HLS，DASH，m3u8，mpd",
  },
  makes: "到处都能播放的 MP4 视频；HLS 和 DASH 流最高 1080 像素。",
  takes: "一个公开链接，最长 {{minutes}} 分钟。",
  phases: { fetching: "正在下载", converting: "正在转换" },
  title: "下载视频",
  lead: "粘贴视频文件、HLS 或 DASH 流（.m3u8、.mpd）或写明视频地址的网页链接。结果会保存在下方记录里，可以直接交给其他工具。",
  fields: {
    address: {
      label: "链接",
      hint: "抖音、YouTube 等不公开文件地址的网站，需要管理员先配置 cobalt 服务器。",
      placeholder: "https://example.com/video.mp4",
    },
    rights: { label: "我有权下载该内容。" },
  },
  go: "下载视频",
  going: "正在开始…",
  sample: "试用示例",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "zh/tools/video-downloader": typeof words;
  }
}
