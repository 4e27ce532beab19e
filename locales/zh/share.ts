import type { share as english } from "../en/share.ts";
import type { Translated } from "../translated.ts";

export const share: Translated<typeof english> = {
  made: "由 Reelwright 内置引擎制作。",
  own: "我也做一条",
  report: {
    open: "举报这个视频",
    openFor: "举报",
    lead: "告诉本站运营者它有什么问题，他们会审核。",
    reason: "有什么问题？",
    reasons: {
      reason1: "欺骗误导",
      reason2: "使用了他人的作品",
      reason3: "出现了未同意的人",
      reason4: "有害或含有仇恨内容",
      reason5: "其他",
    },
    comment: "补充说明（选填）",
    send: "提交举报",
    sent: "谢谢，举报已提交审核。",
  },
  create: "生成分享链接",
  revoke: "停止分享",
  note: "拿到链接的人只能看这条成片，看不到你的其他内容。重新生成成片后，链接会显示最新的一条。",
  label: "分享链接",
  created: "链接好了。",
  revoked: "已停止分享，链接不再有效。",
};
