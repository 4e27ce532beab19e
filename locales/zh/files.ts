import type { files as english } from "../en/files.ts";
import type { Translated } from "../translated.ts";

export const files: Translated<typeof english> = {
  upload: "从本机上传",
  copied: "浏览器无法直接播放此文件。系统会生成一个仅供预览的副本，用时与视频时长相近；工具处理的仍是原文件。",
  seconds: "每个不超过 {{max}} 秒。",
  waiting: "{{name}} 等待上传",
  goesOn: "上传完成后会自动继续。",
  again: "连接已断开，正在重试 {{name}}……",
  resumable: "{{name}} 已上传 {{share}}，重新选择该文件即可继续。",
  photo: "拍照",
  film: "录制视频",
  library: "已选文件和素材库",
  address: "或粘贴文件链接",
  result: "{{name}}，来自之前的结果",
};
