import type { share as english } from "../en/share.ts";
import type { Translated } from "../translated.ts";

export const share: Translated<typeof english> = {
  made: "由 Reelwright 内置引擎制作。",
  own: "我也做一条",
  create: "生成分享链接",
  revoke: "停止分享",
  note: "拿到链接的人只能看这条成片，看不到你的其他内容。重新生成成片后，链接会显示最新的一条。",
  label: "分享链接",
  created: "链接好了。",
  revoked: "已停止分享，链接不再有效。",
};
