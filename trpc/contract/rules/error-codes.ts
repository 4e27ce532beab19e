import type { MessageKey } from "./errors.en.ts";

/** What the product does beyond knowing: `redirect` goes to `to`, `silent` shows nothing (spec §8). */
export type ErrorRow = {
  code: number;
  name: string;
  key: MessageKey;
  kind: "toast" | "redirect" | "silent";
  to?: "/login" | "/vip-price";
};

/**
 * Every failure code, once. The first six are the specification's; those from -20000 down are
 * ours, a hundred to a domain, for the user-facing messages of spec §8. POST /seat/acceptInvite shows
 * no message whatever its code: that is the call's rule, not the code's.
 */
export const ERROR_TABLE = [
  { code: -202, name: "LOGIN_REQUIRED", key: "auth.loginRequired", kind: "redirect", to: "/login" },
  { code: -105, name: "UPGRADE_REQUIRED", key: "plan.upgradeRequired", kind: "redirect", to: "/vip-price" },
  { code: -118, name: "EXCHANGE_CODE_UNKNOWN", key: "payment.codeUnknown", kind: "silent" },
  { code: -3023, name: "AVATAR_PICTURE_CLARITY", key: "avatar.pictureUnclear", kind: "toast" },
  { code: -3024, name: "AVATAR_PICTURE_FACE", key: "avatar.noFace", kind: "toast" },
  { code: -10000, name: "NETWORK", key: "system.network", kind: "toast" },
  { code: -20000, name: "SYSTEM_ERROR", key: "system.error", kind: "toast" },
  { code: -20001, name: "SYSTEM_NOT_FOUND", key: "system.notFound", kind: "toast" },
  { code: -20002, name: "SYSTEM_TOO_MANY_REQUESTS", key: "system.tooManyRequests", kind: "toast" },
  { code: -20003, name: "FORM_INCOMPLETE", key: "form.incomplete", kind: "toast" },
  { code: -20100, name: "AUTH_LOGIN_FAILED", key: "auth.loginFailed", kind: "toast" },
  { code: -20101, name: "AUTH_REGISTER_FAILED", key: "auth.registerFailed", kind: "toast" },
  { code: -20102, name: "AUTH_WRONG_CODE", key: "auth.wrongCode", kind: "toast" },
  { code: -20103, name: "AUTH_PASSWORD_TOO_SHORT", key: "auth.passwordTooShort", kind: "toast" },
  { code: -20104, name: "AUTH_EMAIL_FORMAT", key: "auth.emailFormat", kind: "toast" },
  { code: -20105, name: "AUTH_AGREEMENT_REQUIRED", key: "auth.agreementRequired", kind: "toast" },
  { code: -20106, name: "AUTH_NETWORK_FAILED", key: "auth.networkFailed", kind: "toast" },
  { code: -20200, name: "TASK_QUEUE_FULL", key: "task.queueFull", kind: "toast" },
  { code: -20201, name: "TASK_QUEUE_LIMIT", key: "task.queueLimit", kind: "toast" },
  { code: -20202, name: "TASK_GENERATION_FAILED", key: "task.generationFailed", kind: "toast" },
  { code: -20203, name: "TASK_RENDER_FAILED", key: "task.renderFailed", kind: "toast" },
  { code: -20204, name: "TASK_ANALYSIS_FAILED", key: "task.analysisFailed", kind: "toast" },
  { code: -20205, name: "TASK_CLASSIFICATION_FAILED", key: "task.classificationFailed", kind: "toast" },
  { code: -20206, name: "TASK_SUBTITLE_FAILED", key: "task.subtitleFailed", kind: "toast" },
  { code: -20207, name: "TASK_EXPORT_FAILED", key: "task.exportFailed", kind: "toast" },
  { code: -20208, name: "TASK_EXPORT_LIMIT", key: "task.exportLimit", kind: "toast" },
  { code: -20209, name: "TASK_CREATION_LIMIT", key: "task.creationLimit", kind: "toast" },
  { code: -20210, name: "TASK_MORE_LIMIT", key: "task.moreLimit", kind: "toast" },
  { code: -20211, name: "TASK_PREVIEW_TIMEOUT", key: "task.previewTimeout", kind: "toast" },
  { code: -20300, name: "FILE_FORMAT_NOT_SUPPORTED", key: "file.formatNotSupported", kind: "toast" },
  { code: -20301, name: "FILE_CORRUPTED", key: "file.corrupted", kind: "toast" },
  { code: -20302, name: "FILE_TOO_LARGE", key: "file.tooLarge", kind: "toast" },
  { code: -20303, name: "FILE_TOO_LONG", key: "file.tooLong", kind: "toast" },
  { code: -20304, name: "FILE_TOO_SHORT", key: "file.tooShort", kind: "toast" },
  { code: -20305, name: "FILE_TOO_FEW", key: "file.tooFew", kind: "toast" },
  { code: -20306, name: "FILE_TOO_MANY", key: "file.tooMany", kind: "toast" },
  { code: -20307, name: "FILE_UPLOAD_FAILED", key: "file.uploadFailed", kind: "toast" },
  { code: -20308, name: "FILE_DOWNLOAD_FAILED", key: "file.downloadFailed", kind: "toast" },
  { code: -20309, name: "FILE_NO_SPACE", key: "file.noSpace", kind: "toast" },
  { code: -20310, name: "FILE_DUPLICATE_NAME", key: "file.duplicateName", kind: "toast" },
  { code: -20311, name: "FILE_NAME_FORBIDDEN", key: "file.nameForbidden", kind: "toast" },
  { code: -20312, name: "FILE_NO_PICTURE", key: "file.noPicture", kind: "toast" },
  { code: -20400, name: "LINK_FORMAT_INCORRECT", key: "link.formatIncorrect", kind: "toast" },
  { code: -20401, name: "LINK_SITE_NOT_SUPPORTED", key: "link.siteNotSupported", kind: "toast" },
  { code: -20402, name: "LINK_FAILED", key: "link.failed", kind: "toast" },
  { code: -20403, name: "LINK_NO_PRODUCT", key: "link.noProduct", kind: "toast" },
  { code: -20500, name: "PRODUCT_NAME_REQUIRED", key: "product.nameRequired", kind: "toast" },
  { code: -20501, name: "SCRIPT_CLIP_TOO_SHORT", key: "script.clipTooShort", kind: "toast" },
  { code: -20502, name: "SCRIPT_CLAIM_UNSUPPORTED", key: "script.claimUnsupported", kind: "toast" },
  { code: -20503, name: "IMAGE_PERSON_REJECTED", key: "image.personRejected", kind: "toast" },
  { code: -20504, name: "REVIEW_FAILED", key: "review.failed", kind: "toast" },
  { code: -20505, name: "SCRIPT_MISSING", key: "script.missing", kind: "toast" },
  { code: -20506, name: "DRAFT_CHANGED_ELSEWHERE", key: "draft.changedElsewhere", kind: "toast" },
  { code: -20507, name: "PICTURE_UNUSABLE", key: "picture.unusable", kind: "toast" },
  { code: -20600, name: "PLAN_EXPIRED", key: "plan.expired", kind: "toast" },
  { code: -20601, name: "PLAN_CONFLICT", key: "plan.conflict", kind: "toast" },
  { code: -20602, name: "PLAN_CANCEL_FAILED", key: "plan.cancelFailed", kind: "toast" },
  { code: -20603, name: "PLAN_UNSUBSCRIBE_FAILED", key: "plan.unsubscribeFailed", kind: "toast" },
  { code: -20604, name: "CREDITS_INSUFFICIENT", key: "credits.insufficient", kind: "toast" },
  { code: -20605, name: "PAYMENT_FAILED", key: "payment.failed", kind: "toast" },
  { code: -20606, name: "PAYMENT_REFUND_FAILED", key: "payment.refundFailed", kind: "toast" },
  { code: -20607, name: "PAYMENT_INVOICE_FAILED", key: "payment.invoiceFailed", kind: "toast" },
  { code: -20700, name: "TEAM_SEATS_FULL", key: "team.seatsFull", kind: "toast" },
  { code: -20701, name: "TEAM_LINK_EXPIRED", key: "team.linkExpired", kind: "toast" },
  { code: -20702, name: "TEAM_ALREADY_JOINED", key: "team.alreadyJoined", kind: "toast" },
  { code: -20703, name: "SYNC_FAILED", key: "sync.failed", kind: "toast" },
  { code: -20704, name: "FORM_NICKNAME_REQUIRED", key: "form.nicknameRequired", kind: "toast" },
  { code: -20705, name: "FORM_COMPANY_REQUIRED", key: "form.companyRequired", kind: "toast" },
  { code: -20706, name: "FORM_DATE_REQUIRED", key: "form.dateRequired", kind: "toast" },
  { code: -20800, name: "ADMIN_KEY_NOT_SET", key: "admin.keyNotSet", kind: "toast" },
  { code: -20801, name: "ADMIN_REFUSED", key: "admin.refused", kind: "toast" },
  { code: -20802, name: "ADMIN_CHANGED_ELSEWHERE", key: "admin.changedElsewhere", kind: "toast" },
  { code: -20803, name: "ADMIN_KEY_REUSED", key: "admin.keyReused", kind: "toast" },
  { code: -20804, name: "APP_SWITCHED_OFF", key: "app.switchedOff", kind: "toast" },
  { code: -20805, name: "EVENTS_REFUSED", key: "events.refused", kind: "silent" },
] as const satisfies readonly ErrorRow[];
