import type { words as english } from "../../en/tools/mp3-downloader.ts";
import type { Translated } from "../../translated.ts";

export const words: Translated<typeof english> = {
  page: {
    title: "音频下载",
    description: "把公开视频里的声音存成 MP3：支持直链、HLS 和 DASH 流，以及写明视频地址的网页。",
    keywords: "MP3 下载，提取音频，视频转 MP3",
  },
  makes: "视频里的声音，MP3 格式。",
  takes: "一个公开链接，最长 {{minutes}} 分钟。",
  phases: { fetching: "正在下载", converting: "正在转换" },
  title: "下载视频里的声音",
  lead: "粘贴视频或音频文件、HLS 或 DASH 流（.m3u8、.mpd）或写明地址的网页链接，得到 MP3。",
  fields: {
    address: {
      label: "链接",
      hint: "抖音、YouTube 等不公开文件地址的网站，需要管理员先配置 cobalt 服务器。",
      placeholder: "https://example.com/video.mp4",
    },
    rights: { label: "我有权下载该内容。" },
  },
  go: "下载 MP3",
  going: "正在开始…",
  sample: "试用示例",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "zh/tools/mp3-downloader": typeof words;
  }
}
