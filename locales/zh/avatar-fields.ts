import type { avatarFields as english } from "../en/avatar-fields.ts";
import type { Translated } from "../translated.ts";

/** 两个自制数字人表单共用的字段文字。 */
export const avatarFields: Translated<typeof english> = {
  name: {
    label: "名称",
    hint: "在你的数字人列表里显示的名称。",
    placeholder: "小安",
  },
  gender: {
    label: "性别",
    options: {
      female: "女",
      male: "男",
    },
  },
  voice: {
    label: "声音",
    hint: "每条视频都可以另选声音。",
  },
  whose: {
    label: "这是谁？",
    options: {
      self: "我本人",
      other: "其他人",
    },
  },
  person: {
    label: "对方姓名",
    hint: "与同意记录一起保存。",
    placeholder: "王小安",
  },
};
