import type { Messages } from "../en/index.ts";

export const shell: Messages["shell"] = {
  name: "Reelwright",
  skip: "跳到正文",
  menu: "菜单",
  closeMenu: "关闭菜单",
  nav: "主导航",
  categories: { start: "工作室", create: "做视频" },
  menuNames: { home: "首页", projects: "我的项目", linkToVideo: "链接成片", descriptionToVideo: "文案成片" },
  credits_one: "{{count}} 积分",
  credits_other: "{{count}} 积分",
  held: "其中 {{held}} 积分由进行中的任务占用",
  toasts: "消息",
  closeToast: "关闭消息",
  theme: "外观",
  themes: { system: "跟随系统", light: "浅色", dark: "深色" },
  steps: {
    label: "这条广告的步骤",
    paste: "粘贴链接",
    describe: "写描述",
    details: "核对信息",
    settings: "视频设置",
    script: "脚本",
    editor: "生成视频",
  },
  problem: "没有成功",
  notFound: {
    title: "这个地址没有内容",
    body: "页面可能换了地址，或者广告已经删除。其他广告都还在原处。",
  },
  failed: {
    title: "页面没能打开",
    body: "我们这边出了故障。没有扣费，已保存的内容都在。请重新载入；如果还是不行，过一分钟再试。",
    again: "重新载入",
  },
  toHome: "回到首页",
  toProjects: "查看我的项目",
};
