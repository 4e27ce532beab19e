import type { words as english } from "../../en/tools/video-avatar.ts";
import type { Translated } from "../../translated.ts";

export const words: Translated<typeof english> = {
  page: {
    title: "数字人视频",
    description: "让插画出镜人或你的会说话的照片念出脚本：口型同步，配字幕和音乐。",
    keywords: "数字人视频、会说话的照片、口型同步、出镜人、口播视频",
  },
  makes: "一条数字人口播视频，可带字幕和音乐。",
  takes: "{{min}} 到 {{max}} 个字符的脚本，或一段录音。{{files}}",
  phases: {
    person: "正在绘制人物",
    voice: "正在配音",
    lips: "正在驱动口型",
    composing: "正在合成画面",
    rendering: "正在渲染",
    signing: "正在写入来源信息",
  },
  title: "让数字人替你说",
  lead: "选一个人，写好台词，先免费看前 {{seconds}} 秒，满意再生成成片。",
  fields: {
    avatar: {
      label: "数字人",
      hint: "插画出镜人由内置引擎绘制；你自己的会说话的照片排在最前。",
    },
    script: {
      label: "脚本",
      hint: "20 到 600 个字符。两句之间要停顿，写 [pause 1s]。",
      placeholder: "早上泡的咖啡，九点就凉了？其实可以一直热着。",
    },
    audio: {
      label: "自己的录音",
      hint: "可选。有录音时以录音代替脚本，口型随声音变化，字幕由录音听写。",
    },
    voice: {
      label: "声音",
      hint: "请选与脚本语言一致的声音；使用录音时不会更换声音。",
    },
    emotion: {
      label: "语气",
      hint: "只有可以指定语气的声音才有这一项。",
      options: {
        neutral: "原本的语气",
        cheerful: "愉快",
        excited: "兴奋",
        calm: "平静",
        serious: "严肃",
        sympathetic: "体贴",
      },
    },
    speed: {
      label: "语速",
      hint: "1 为自然语速，0.5 最慢，2 最快。",
    },
    ratio: {
      label: "画幅",
      options: {
        "9:16": "竖屏",
        "16:9": "横屏",
        "1:1": "方形",
      },
    },
    placement: {
      label: "位置",
      hint: "使用照片或视频的原背景时不起作用。",
      options: {
        full: "居中放大",
        left: "靠左",
        right: "靠右",
        corner: "左下角圆形",
      },
    },
    background: {
      label: "背景",
      hint: "插画出镜人没有自己的背景，会站在所选颜色上。你自己的视频会先去掉原背景，只需做一次，要几分钟。选“去除”会生成带透明通道的 WebM，所有场景都透明；iPhone 和 Safari 会显示为黑底。",
      options: {
        own: "照片或视频的原背景",
        color: "纯色",
        picture: "图片或视频",
        removed: "去除（透明）",
      },
    },
    color: {
      label: "颜色",
    },
    backdrop: {
      label: "背景图片或视频",
      hint: "背景选“图片或视频”时使用。视频不带声音，播完会从头再放。",
    },
    scenes: {
      label: "更多场景",
      hint: "每个场景有自己的台词、背景和位置；数字人、声音和画幅整条视频一致。",
    },
    captions: {
      label: "显示字幕",
    },
    lips: {
      label: "口型",
      hint: "用于你自己的照片和视频。免费预览一律由内置引擎制作。",
    },
    music: {
      label: "音乐",
      hint: "人说话时音乐会自动压低。",
      options: {
        none: "无",
        upbeat: "欢快",
        lofi: "Lo-fi",
        cinematic: "电影感",
        electronic: "电子",
        acoustic: "原声",
      },
    },
    brand: {
      label: "品牌套件",
      hint: "字幕使用它的颜色和所选模板的字体，标志放在画面上角；没有图片的场景以第一个品牌色为背景，代替上面选的颜色。",
    },
    mark: {
      label: "显示“AI 生成”标识（Made with AI）",
    },
  },
  brandTick: "使用团队的品牌套件",
  brandEmpty: "你团队的品牌套件里还没有颜色、模板或标志。",
  brandKit: "打开品牌套件",
  scene: "场景 {{number}}",
  addScene: "添加场景",
  removeScene: "删除场景 {{number}}",
  transparent: "带透明通道的 WebM，可叠加在其他视频上。Safari 不显示透明。",
  illustrated: "插画人物，内置引擎",
  own: "你的会说话的照片",
  ownVideo: "你的视频数字人",
  realistic: "真人，由 HeyGen 提供",
  realisticLacks: { plan: "HeyGen 的真人数字人需要开通套餐。", account: "HeyGen 的真人数字人需要注册账号。" },
  realisticHint:
    "真人数字人的视频由 HeyGen 制作，另收{{price}}，与下面选择的口型模型无关。预览免费，只显示静止的图片。更多真人数字人在数字人库里。",
  make: "制作会说话的照片",
  makeVideo: "制作视频数字人",
  library: "全部数字人",
  preview: "免费预览",
  render: "生成成片",
  going: "正在开始…",
  previewed: "这是前几秒，尺寸减半。生成成片可得到完整视频。",
  edit: "编辑时间线",
  editHint: "在各自的轨道上打开字幕、画面、配音和音乐。",
  editPreviewHint: "会打开前几秒，画面较小。想编辑完整视频，请先生成成片。",
  sample: "试试示例",
  sampleText: "早上泡的咖啡，九点就凉了？其实可以一直热着。这只保温杯，能把热度留住整整二十四小时。",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "zh/tools/video-avatar": typeof words;
  }
}
