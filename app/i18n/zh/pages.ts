import type { Messages } from "../en/index.ts";

export const pages: Messages["pages"] = {
  home: { title: "首页", description: "从商品链接或一段描述开始做广告，看看最近的成片。" },
  projects: { title: "我的项目", description: "你的广告：草稿、进行中的任务、可以下载的成片。" },
  linkToVideo: { title: "链接成片", description: "贴一个商品链接，Reelwright 读页面、写脚本、配音、剪成广告。" },
  productDetails: { title: "核对信息", description: "放进广告之前，先核对从商品页读到的内容。" },
  videoSettings: { title: "视频设置", description: "画幅、时长、目标、配音、模板和音乐。" },
  scriptSettings: { title: "脚本", description: "选一份脚本，逐段修改，每句卖点旁边都有出处。" },
  editor: { title: "生成视频", description: "先看免费预览，再生成成片并下载。" },
  descriptionToVideo: { title: "文案成片", description: "用自己的话介绍商品，加一张图片，就能得到一条广告。" },
  login: { title: "登录", description: "登录 Reelwright，在任何设备上找到您的广告、视频和积分。" },
  register: { title: "注册账号", description: "免费注册。之前以访客身份做的内容都会保留。" },
  welcome: { title: "欢迎", description: "账号已经开好，用一个商品链接做第一条广告。" },
  profile: { title: "个人中心", description: "您的资料、套餐、积分明细和邀请。" },
};
