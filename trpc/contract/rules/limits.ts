const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Whom a limit counts: `address` is where the request came from, `account` who is signed in, `email` the address that
 * the input names, `email+address` the two together. A device that has signed in to the address before is counted by
 * itself under each of them: a stranger who guesses, from however many addresses, does not lock the owner out.
 */
export type LimitBy = "address" | "account" | "email" | "email+address";
export interface Limit {
  by: LimitBy;
  hits: number;
  seconds: number;
}

const limit = (by: LimitBy, hits: number, seconds: number): Limit => ({ by, hits, seconds });

/** Wrong admin keys of one address; beyond it the right one is refused, too, until the window is over. */
export const ADMIN_GUESSES = limit("address", 20, 15 * MINUTE);

/**
 * Wrong promotion codes, wherever they are typed: redeemed, in a quote, or at checkout. At 20 an hour an account and 60 an
 * address, a space of 36^8 is not got through.
 */
export const CODE_GUESSES: readonly Limit[] = [limit("account", 20, HOUR), limit("address", 60, HOUR)];

/** Addresses whose file is fetched for a form, or only to say what its work would cost: each may be as large as an upload. */
export const FETCHES: readonly Limit[] = [limit("account", 120, HOUR), limit("address", 600, HOUR)];

/** How often each call may be made, by its path; calls that are not here have no limit of their own. One office is one address. */
export const LIMITS: Readonly<Record<string, readonly Limit[]>> = {
  "/guest/login": [limit("address", 120, HOUR)],
  "/user/login": [limit("email+address", 10, 15 * MINUTE), limit("email", 100, HOUR), limit("address", 60, 15 * MINUTE)],
  "/user/getVCode": [limit("email", 5, HOUR), limit("address", 20, HOUR)],
  "/user/registerByCode": [limit("email", 20, HOUR), limit("address", 40, HOUR)],
  "/guest/perfectRegister": [limit("email", 20, HOUR), limit("address", 40, HOUR)],
  "/user/resetPwdByCode": [limit("email", 20, HOUR), limit("address", 40, HOUR)],
  "/user/hasReg": [limit("address", 20, HOUR)],
  "/user/login/secondStep": [limit("address", 60, 15 * MINUTE)],
  "/user/login/askPasskey": [limit("address", 120, 15 * MINUTE)],
  "/user/login/passkey": [limit("address", 60, 15 * MINUTE)],
  /** A password is asked for with these. */
  "/user/passkey/begin": [limit("account", 20, HOUR)],
  "/user/passkey/remove": [limit("account", 20, HOUR)],
  "/user/secondFactor/begin": [limit("account", 20, HOUR)],
  "/user/secondFactor/confirm": [limit("account", 20, HOUR)],
  "/user/secondFactor/end": [limit("account", 20, HOUR)],
  "/user/feedback": [limit("account", 20, HOUR)],
  "/user/export": [limit("account", 2000, HOUR)],
  "/user/deleteAccount": [limit("account", 10, HOUR)],
  "/thirdlogin/googleLogin/oneTapLogin": [limit("address", 60, HOUR)],
  "/thirdlogin/googleLogin/googleAuthCodeLogin": [limit("address", 60, HOUR)],
  "/login/facebookLogin/facebookAccessTokenLogin": [limit("address", 60, HOUR)],
  "/login/facebookLogin/facebookAuthCodeLogin": [limit("address", 60, HOUR)],
  "/shopify/sso": [limit("address", 60, HOUR)],
  "/shopify/callback": [limit("address", 60, HOUR)],
  "/user/handoff/create": [limit("account", 20, HOUR)],
  "/user/handoff/get": [limit("address", 60, HOUR)],
  "/user/handoff/use": [limit("address", 60, HOUR)],
  "/seat/acceptInvite": [limit("account", 30, HOUR), limit("address", 60, HOUR)],
  /** Mails are sent to addresses that others name. */
  "/seat/invite": [limit("account", 60, HOUR), limit("address", 240, HOUR)],
  "/seat/resend": [limit("account", 60, HOUR), limit("address", 240, HOUR)],
  "/seat/inviteLink": [limit("account", 60, HOUR)],
  "/seat/invitation": [limit("address", 120, HOUR)],
  "/share/report": [limit("address", 20, HOUR)],
  "/seat/shared/report": [limit("account", 20, HOUR)],
  "/seat/allocate": [limit("account", 600, HOUR)],
  "/promotion_code/use": CODE_GUESSES,
  "/order/quote": [limit("account", 300, HOUR)],
  "/order/checkout": [limit("account", 60, HOUR), limit("address", 240, HOUR)],
  "/order/refund": [limit("account", 30, HOUR)],
  "/order/invoice": [limit("account", 30, HOUR)],
  "/subscription/cancel": [limit("account", 30, HOUR)],
  "/product/video/createDraft": [limit("account", 120, HOUR), limit("address", 600, HOUR)],
  /** Where a language model writes them, each is paid for by the operator. */
  "/product/video/writeScripts": [limit("account", 60, HOUR), limit("address", 300, HOUR)],
  "/product/video/analyseUrl": [limit("account", 120, HOUR), limit("address", 600, HOUR)],
  "/mediaLib/getUploadUrl": [limit("account", 300, HOUR), limit("address", 1200, HOUR)],
  /** Each looks at a picture while its caller waits. */
  "/avatar/createPicture": [limit("account", 60, HOUR), limit("address", 240, HOUR)],
  "/avatar/createVideo": [limit("account", 30, HOUR), limit("address", 120, HOUR)],
  /** Each is made by a provider before it is known whether there is room for it. */
  "/tts/voice/clone": [limit("account", 20, HOUR), limit("address", 60, HOUR)],
  "/taskV2/retry": [limit("account", 60, HOUR), limit("address", 240, HOUR)],
  "/taskV2/vary": [limit("account", 60, HOUR), limit("address", 240, HOUR)],
  "/taskV2/extend": [limit("account", 60, HOUR), limit("address", 240, HOUR)],
  "/model/improve": [limit("account", 40, HOUR), limit("address", 120, HOUR)],
  "/taskV2/push": [limit("account", 60, HOUR), limit("address", 240, HOUR)],
};
