import type { consent as english } from "../en/consent.ts";
import type { Translated } from "../translated.ts";

export const consent: Translated<typeof english> = {
  title: "访问统计",
  alsoLoads: "同意后还会加载 {{names}}。",
  partiesTitle: "第三方服务",
  parties: "本站运营者添加了 {{names}}。在你同意之前，以及拒绝之后，都不会加载，也不会向其发送任何信息。",
  question: "可以统计哪些页面有人用吗？不记姓名，不做广告。同意与否，功能都一样。",
  more: "具体统计什么",
  yes: "同意",
  no: "不同意",
  menu: "隐私",
  pageTitle: "隐私",
  pageLead: "本站在你的浏览器里存了什么、统计什么，以及怎样更改。",
  choiceTitle: "你的选择",
  nowYes: "目前会统计你的访问。",
  nowNo: "目前不统计你的访问。",
  nowGpc: "你的浏览器要求不被跟踪（Global Privacy Control），所以无论以前怎么选，都不统计你的访问。",
  countedTitle: "统计什么",
  counted:
    "打开了哪个页面、属于哪个工具、读到多深；连同不带参数的页面地址、来路页面、你的用户编号、你看过的第二个页面的名称，以及用来区分浏览器的一个随机编号。",
  notCounted: "不统计：你输入的文字、商品、脚本、图片和广告。不会交给任何广告网络。",
  kept: "保存在这台服务器上，90 天后删除。",
  keptElsewhere: "管理这台服务器的人把它发送到 {{host}}，由对方按自己的规则保存。",
  forgotten: "选择不同意时，随机编号和页面名称会立刻从浏览器里删掉。",
  neededTitle: "网站运行必需的",
  needed: {
    session: { name: "token", text: "让你一直是同一位访客或用户，广告才归你。" },
    device: { name: "device_id", text: "区分你的设备，保护登录状态。" },
    preferences: { name: "lang、theme、js、notice", text: "语言、外观、能否运行脚本、读过哪条更新。" },
    answer: { name: "consent", text: "上面的选择，保存六个月。" },
  },
};
