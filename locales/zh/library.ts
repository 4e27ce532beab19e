import type { library as english } from "../en/library.ts";
import type { Translated } from "../translated.ts";

export const library: Translated<typeof english> = {
  homeTitle: "做下一条广告",
  homeLead: "贴上商品链接，就能得到成片。",
  directors: "一个链接，六位导演",
  directorsNote: "示例保温杯，由本工作室的内置引擎制作。",
  recent: "最近",
  emptyBody: "第一条广告大约一分钟。可以先用示例商品做一条，不要了就删。",
  projectsTitle: "我的项目",
  projectsLead: "你开始做的每一条广告，最新的在前。",
  untitled: "未命名",
  states: {
    draft: "草稿",
    reading: "还没读取",
    queued: "排队中",
    working: "{{percent}}%",
    preview: "预览已完成",
    success: "已完成",
    failed: "失败",
  },
  open: "打开",
  download: "下载",
  remove: "删除",
  removeSure: "删除“{{name}}”和它的视频吗？",
  removeYes: "确认删除",
  removed: "已删除。",
  retried: "已重新开始，不收费。",
  refreshed: "任务进行中，本页每 {{count}} 秒自动刷新。",
  stages: { preview: "正在做预览", render: "正在生成成片" },
  older: "更早的",
  newest: "最新的",
};
