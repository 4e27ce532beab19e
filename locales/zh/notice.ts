import type { notice as english } from "../en/notice.ts";
import type { Translated } from "../translated.ts";

export const notice: Translated<typeof english> = {
  label: "Reelwright 有更新",
  read: "知道了",
  unreachable: "暂时连不上工作室的服务器",
  unreachableText: "现在看到的是之前保存的内容。你的作品都在，新的任务要等一等。",
};
