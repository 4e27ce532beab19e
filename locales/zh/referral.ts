import type { referral as english } from "../en/referral.ts";
import type { Translated } from "../translated.ts";

export const referral: Translated<typeof english> = {
  title: "邀请好友：对方得 {{friend}} 积分，你得 {{inviter}} 积分",
  one: "把你的链接发给好友。",
  two: "好友通过链接注册，并验证邮箱。",
  three: "对方立即获得 {{friend}} 积分，你获得 {{inviter}} 积分。",
  terms: "仅限新用户。每个邮箱只计一次，邀请自己不算。",
};
