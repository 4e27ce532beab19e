import type { mail as english } from "../en/mail.ts";
import type { Translated } from "../translated.ts";

export const mail: Translated<typeof english> = {
  register: {
    subject: "{{code}} 是你的 Reelwright 验证码",
    text: "你的注册验证码是 {{code}}，{{minutes}} 分钟内有效。\n\n如果不是你本人操作，不用理会，账号不会创建。",
  },
  "register-known": {
    subject: "你已经有 Reelwright 账号了",
    text: "有人（大概是你本人）想用这个邮箱注册，但它已经注册过了。请直接登录，或者在登录页重设密码。\n\n如果不是你本人操作，不用理会，一切照旧。",
  },
  invitation: {
    subject: "{{by}} 邀请你加入 Reelwright 团队「{{team}}」",
    text: "{{by}} 邀请你加入 Reelwright 上的团队「{{team}}」。\n\n打开下面的链接即可接受，{{days}} 天内有效，仅限这个邮箱使用：\n{{url}}\n\n如果你并不知情，不用理会，接受之前不会有任何变化。",
  },
  avatarPassed: {
    subject: "你的数字人「{{name}}」可以使用了",
    text: "你的数字人「{{name}}」已通过审核，现在可以使用。\n\n{{note}}",
  },
  avatarRejected: {
    subject: "你的数字人「{{name}}」未通过审核",
    text: "你的数字人「{{name}}」未通过审核。\n\n原因：{{note}}\n\n你可以重新制作一个。",
  },
  removed: {
    subject: "「{{name}}」不再对他人展示",
    text: "运营者审核了一条关于「{{name}}」的举报。除你以外，其他人不再看得到它。\n\n原因：{{note}}\n\n文件仍然保留，只有你能看到。",
  },
  reset: {
    subject: "{{code}} 是你的 Reelwright 验证码",
    text: "你的重设密码验证码是 {{code}}，{{minutes}} 分钟内有效。Reelwright 的任何人都不会向你索要它。\n\n如果不是你本人操作，不用理会，密码不会改变。",
  },
  "reset-unknown": {
    subject: "这个邮箱还没有 Reelwright 账号",
    text: "有人（大概是你本人）想重设这个邮箱的密码，但它还没有注册过。请换一个邮箱，或者注册账号。\n\n如果不是你本人操作，不用理会。",
  },
};
