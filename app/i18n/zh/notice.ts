import type { Messages } from "../en/index.ts";

export const notice: Messages["notice"] = {
  label: "Reelwright 有更新",
  read: "知道了",
  unreachable: "暂时连不上工作室的服务器",
  unreachableText: "现在看到的是之前保存的内容。你的作品都在，新的任务要等一等。",
};
