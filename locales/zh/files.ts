import type { files as english } from "../en/files.ts";
import type { Translated } from "../translated.ts";

export const files: Translated<typeof english> = {
  upload: "从本机上传",
  seconds: "每个不超过 {{max}} 秒。",
  library: "已选文件和素材库",
  address: "或粘贴文件链接",
  result: "{{name}}，来自之前的结果",
};
