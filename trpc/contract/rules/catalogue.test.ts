import { expect, it } from "vitest";
import { errors as ERRORS_EN } from "../../../locales/en/errors.ts";
import type { MessageKey } from "../../../locales/index.ts";
import { errors as ERRORS_ZH } from "../../../locales/zh/errors.ts";

/** The user-facing messages of spec §8, in its words and its order: the text of ours, and what it has to say in each language. */
const CATALOGUE: [message: string, key: MessageKey, en: RegExp, zh: RegExp][] = [
  ["login error", "auth.loginFailed", /log you in/, /登录/],
  ["register error", "auth.registerFailed", /create the account/, /注册|账号/],
  ["wrong verification code, try again", "auth.wrongCode", /code is not right/, /验证码/],
  ["at least 6 characters", "auth.passwordTooShort", /at least 6 characters/, /6/],
  ["email format incorrect", "auth.emailFormat", /email address/, /邮箱/],
  ["please fill in the complete content", "form.incomplete", /required fields are empty/, /填/],
  ["system error", "system.error", /failed on our side/, /出错|故障|问题/],
  ["queue limit reached", "task.queueLimit", /as many tasks waiting/, /任务/],
  ["queue is full, try later", "task.queueFull", /queue is full.*Try again/, /排队/],
  ["generation failed, credits returned", "task.generationFailed", /generation failed.*credits were refunded/, /积分/],
  ["render failed, credits returned", "task.renderFailed", /render failed.*credits were refunded/, /积分/],
  ["sync failed", "sync.failed", /sync .*failed/, /同步/],
  ["file format not supported", "file.formatNotSupported", /not in a format/, /格式/],
  ["file corrupted and cannot be read", "file.corrupted", /cannot be read/, /损坏/],
  ["file size exceeds upload limits", "file.tooLarge", /too large.*limit/, /太大/],
  ["video duration exceeds upload limits", "file.tooLong", /too long.*limit/, /太长/],
  ["URL site not supported (contact support)", "link.siteNotSupported", /can.t read this site.*Contact support/, /客服|支持/],
  ["failed to obtain resources, check the link", "link.failed", /open the page.*link/, /链接/],
  ["link format incorrect", "link.formatIncorrect", /not a complete link/, /链接/],
  ["video upload failed, try again", "file.uploadFailed", /upload did not finish.*try again/i, /上传/],
  ["video download failed, try again", "file.downloadFailed", /download did not finish.*Try again/, /下载/],
  ["maximum number of uploads reached", "file.tooMany", /too many files/, /太多|最多/],
  ["insufficient remaining space", "file.noSpace", /not enough storage.*upgrade, or choose a smaller file/, /空间/],
  ["duplicate file name", "file.duplicateName", /already there/, /已经有/],
  ["analysis failed, try again", "task.analysisFailed", /analysis failed.*Try again/, /分析/],
  ["classification failed, try again", "task.classificationFailed", /could not be sorted.*Try again/i, /分类|整理/],
  ["subtitle creation failed, try again", "task.subtitleFailed", /subtitles could not be made.*Try again/, /字幕/],
  ["export failed, try again", "task.exportFailed", /export failed.*Try again/, /导出/],
  ["exceeded daily export limit", "task.exportLimit", /today's export limit/, /导出/],
  ["creation limit reached, modify existing scripts", "task.creationLimit", /limit for new scripts.*Edit an existing one/, /脚本/],
  ["generate-more times used up", "task.moreLimit", /No more versions/, /用完/],
  ["payment failed, try again", "payment.failed", /payment did not go through.*Try again/, /支付|付款/],
  ["cancel-subscription failed, contact the administrator", "plan.cancelFailed", /could not be cancelled.*administrator/, /管理员/],
  ["unsubscribe failed, contact the administrator", "plan.unsubscribeFailed", /couldn.t unsubscribe.*administrator/, /管理员/],
  ["refund failed", "payment.refundFailed", /refund did not go through/, /退款/],
  ["invoice issuance failed", "payment.invoiceFailed", /invoice could not be issued/, /发票/],
  ["membership has expired, re-subscribe", "plan.expired", /membership has expired.*Subscribe again/, /会员/],
  ["not enough credits", "credits.insufficient", /costs .* credits and you have/, /积分/],
  ["team seats full", "team.seatsFull", /seats .*taken/, /席位/],
  ["invitation link expired", "team.linkExpired", /invitation has expired/, /邀请/],
  ["already joined another team", "team.alreadyJoined", /already belong to another team/, /团队/],
  [
    "subscription conflict, cancel in the personal center and retry",
    "plan.conflict",
    /another active subscription.*Cancel it.*personal center/,
    /个人中心/,
  ],
  ["nickname must be filled", "form.nicknameRequired", /Enter a nickname/, /昵称/],
  ["a company name is required", "form.companyRequired", /company name/, /公司/],
  ["a date is required", "form.dateRequired", /date/, /日期/],
  ["an image with a person is rejected with the Sora model", "image.personRejected", /Sora model takes no picture with a person/, /Sora/],
  ["review failed, try again", "review.failed", /review did not pass.*send it again/, /审核/],
];

it.each(CATALOGUE)("spec §8 has a message in both languages: %s", (_message, key, en, zh) => {
  expect(ERRORS_EN[key]).toMatch(en);
  expect(ERRORS_ZH[key]).toMatch(zh);
});
