import type { filmFields as english } from "../en/film-fields.ts";
import type { Translated } from "../translated.ts";

export const filmFields: Translated<typeof english> = {
  prompt: {
    label: "提示词",
    hint: "内置引擎会把文字一句一句做成动态画面。配置了密钥的模型会拍出你描述的画面。",
    placeholder: "咖啡又凉了？\n这只杯子能保温二十四小时。\n今天就下单。",
    modes: {
      image: {
        hint: "选填。内置引擎认得“拉远”“环绕”这类镜头词，但不会显示你写的文字。配置了密钥的模型会拍出你描述的画面。",
        placeholder: "缓慢环绕",
      },
      frames: {
        hint: "选填，供需要密钥的模型使用：两帧之间发生什么。内置引擎用不到。",
        placeholder: "蜡烛慢慢燃短。",
      },
    },
  },
  pictures: { label: "图片" },
  first: { label: "首帧" },
  last: { label: "尾帧" },
  style: { label: "风格", hint: "用于内置引擎。" },
  move: {
    label: "镜头",
    hint: "用于内置引擎：把主体从背景上分离，镜头在两层之间运动。",
    options: {
      auto: "按提示词",
      push: "推近",
      pull: "拉远",
      left: "左移",
      right: "右移",
      rise: "上升",
      orbit: "环绕",
      vertigo: "滑动变焦",
      focus: "移焦",
    },
  },
  model: { label: "模型" },
  ratio: {
    label: "画幅",
    modes: { text: { options: { auto: "自动（竖屏）" } } },
    options: { auto: "与图片相同", "1:1": "方形 1:1", "4:5": "竖版 4:5", "9:16": "竖屏 9:16", "16:9": "横版 16:9" },
  },
  seconds: { label: "时长", options: { "4": "4 秒", "5": "5 秒", "6": "6 秒", "8": "8 秒", "10": "10 秒", "12": "12 秒" } },
  count: { label: "条数" },
  seed: { label: "种子", hint: "表单和种子都相同，视频就相同。" },
  speak: { label: "朗读文字（内置声音）" },
  music: {
    label: "音乐",
    options: { none: "不要", upbeat: "轻快", lofi: "Lo-fi", cinematic: "电影感", electronic: "电子", acoustic: "原声" },
  },
  mark: { label: "显示“AI 生成”标识" },
};
