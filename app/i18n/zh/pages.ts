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
  vipPrice: { title: "价格", description: "方案、积分和用途：一条广告多少钱，按月、按年、按席位怎么算。" },
  privacy: { title: "隐私", description: "本站在浏览器里存什么、统计什么，以及怎样更改。" },
};
