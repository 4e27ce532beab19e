import type { Messages } from "../en/index.ts";

export const library: Messages["library"] = {
  homeTitle: "做下一条广告",
  homeLead: "一个商品链接进，一条成片出。",
  directors: "一个链接，六位导演",
  directorsNote: "示例保温杯，由本工作室的内置引擎制作。",
  recent: "最近",
  emptyTitle: "这里还空着",
  emptyBody: "第一条广告大约一分钟。可以先用示例商品做一条，不要了就删。",
  projectsTitle: "我的项目",
  projectsLead: "你开始做的每一条广告，最新的在前。",
  untitled: "还没有名称",
  states: { draft: "草稿", reading: "还没读取", unread: "页面读不了", queued: "排队中", working: "{{percent}}%", preview: "预览已好", success: "已完成", failed: "失败" },
  open: "打开",
  download: "下载",
  remove: "删除",
  removeSure: "删除“{{name}}”和它的视频吗？",
  removeYes: "确认删除",
  removed: "已删除，视频也一并删除了。",
  older: "更早的",
  newest: "最新的",
};
