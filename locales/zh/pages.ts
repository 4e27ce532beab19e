import type { pages as english } from "../en/pages.ts";
import type { Translated } from "../translated.ts";

export const pages: Translated<typeof english> = {
  default: {
    title: "商品链接变广告视频",
    description: "Reelwright 把商品链接或一段描述做成完整的视频广告：脚本、配音、音乐、字幕。",
    keywords: "AI 视频广告，商品视频制作，视频广告工作室",
  },
  home: {
    title: "首页",
    description: "从商品链接或一段描述开始做广告，看看最近的成片。",
    keywords: "AI 视频广告，商品视频制作，链接成片，自建视频工作室",
  },
  projects: {
    title: "我的项目",
    description: "你的广告：草稿、进行中的任务、可以下载的成片。",
    keywords: "视频项目，草稿，广告成片，视频下载",
  },
  assets: {
    title: "素材",
    description: "你的图片、视频和音频：上传、用文件夹整理，并在所有工具中使用。",
    keywords: "素材库、商品图片、视频素材、上传、文件夹",
  },
  tools: {
    title: "AI 工具",
    description: "工作室里能用的每个工具：做什么，要什么，多少积分。",
    keywords: "AI 视频工具，商品视频工具，广告制作",
  },
  share: {
    title: "一条视频广告",
    description: "用 Reelwright 做的一条视频广告。",
    keywords: "视频广告",
  },
  productDetails: { title: "核对信息", description: "放进广告之前，先核对从商品页读到的内容。", keywords: "商品信息，卖点，商品图片" },
  videoSettings: {
    title: "视频设置",
    description: "画幅、时长、目标、配音、模板和音乐。",
    keywords: "视频设置，广告模板，配音，出镜人，画幅",
  },
  scriptSettings: {
    title: "脚本",
    description: "选一份脚本，逐段修改，每句卖点旁边都有出处。",
    keywords: "广告脚本，开场，行动号召，卖点出处",
  },
  editor: { title: "生成视频", description: "先看免费预览，再生成成片并下载。", keywords: "广告预览，生成成片，下载 MP4" },
  vipPrice: {
    title: "价格",
    description: "套餐、积分和用途：一条广告多少钱，按月、按年、按席位怎么算。",
    keywords: "价格，套餐，积分，席位",
  },
  privacy: { title: "隐私", description: "本站在浏览器里存什么、统计什么，以及怎样更改。", keywords: "隐私，Cookie，同意" },
  login: { title: "登录", description: "登录 Reelwright，在任何设备上找到你的广告、视频和积分。", keywords: "登录，账号" },
  register: { title: "注册账号", description: "免费注册。之前以访客身份做的内容都会保留。", keywords: "免费注册，账号" },
  welcome: { title: "欢迎", description: "账号已经开好，用一个商品链接做第一条广告。", keywords: "第一条广告，新账号" },
  profile: { title: "个人中心", description: "你的资料、套餐、积分明细和邀请。", keywords: "账号，积分，邀请" },
  thanks: {
    title: "付款成功",
    description: "本次付款和到账的积分。",
    keywords: "付款，订单",
  },
  completed: {
    title: "付款完成",
    description: "本次付款和到账的积分。",
    keywords: "付款，订单",
  },
  checkout: {
    title: "确认订单",
    description: "付款前核对订单。",
    keywords: "结账，订单",
  },
  testTime: {
    title: "测试邮箱与时间",
    description: "让测试购买的时间前进，并查看支付服务商会发送的邮件。",
    keywords: "测试付款，时间",
  },
  testPayment: {
    title: "测试付款",
    description: "测试用的付款页，不会扣款。",
    keywords: "测试付款",
  },
  orders: {
    title: "订单",
    description: "你的全部订单，以及付款状态、退款和账单。",
    keywords: "订单，账单，退款",
  },
  order: {
    title: "订单详情",
    description: "订单内容、付款情况和账单。",
    keywords: "订单，账单，退款",
  },
  plan: {
    title: "我的套餐",
    description: "套餐包含什么、何时续费、如何取消。",
    keywords: "套餐，订阅，取消",
  },
  security: {
    title: "账号安全",
    description: "已登录的设备、两步登录和你的数据。",
    keywords: "安全，登录设备，两步登录",
  },
  referral: {
    title: "邀请好友",
    description: "邀请好友使用 Reelwright，双方都有积分。",
    keywords: "邀请好友，积分",
  },
  questionnaire: {
    title: "几个小问题",
    description: "三个问题，帮我们推荐适合你的内容。",
    keywords: "问卷",
  },
  feedback: {
    title: "意见反馈",
    description: "告诉我们哪里好用、哪里不好用。",
    keywords: "反馈",
  },
  team: {
    title: "团队",
    description: "你的团队：成员、席位、邀请和共用积分。",
    keywords: "团队，席位，邀请，积分",
  },
  teamJoin: {
    title: "加入团队",
    description: "接受团队邀请。",
    keywords: "团队，邀请",
  },
  usage: {
    title: "积分用量",
    description: "积分按日期和工具的去向，以及剩余积分的到期时间。",
    keywords: "积分，用量，导出",
  },
  apiKeys: {
    title: "API 密钥",
    description: "给自己的程序和 AI 智能体用的密钥：能做什么、最多花多少，由你定。",
    keywords: "API 密钥，自动化，脚本",
  },
  apiUsage: {
    title: "API 用量",
    description: "按日期、操作和状态查看 API 密钥发出的请求。",
    keywords: "API 用量，请求，错误",
  },
  apiCredits: {
    title: "API 积分",
    description: "各个 API 密钥花了多少积分、花在哪些任务上。",
    keywords: "API 积分，额度",
  },
  apiWebhooks: {
    title: "Webhook",
    description: "任务结束时通知你的地址，并保留发送记录。",
    keywords: "Webhook，事件，发送记录",
  },
  apiDocs: {
    title: "API 文档",
    description: "用脚本制作视频广告：密钥、请求、Webhook 和 MCP，附 curl、TypeScript、Python 示例。",
    keywords: "API 文档，REST，MCP，OpenAPI，Webhook",
  },
  admin: {
    title: "运营后台",
    description: "供服务器运营者使用：用户、订单、任务、运行状况与功能开关。",
    keywords: "运营，管理",
  },
};
