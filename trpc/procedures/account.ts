import { account } from "../contract/account.ts";
import { cached } from "../cache/read-through.ts";
import { cachedQuery, mutation, query, router } from "../init.ts";

/** Seconds for which the ways to sign in count as fresh: they change with the installation's keys. */
const METHODS_TTL = 60;

export const accountRouter = router({
  guestLogin: mutation(account.guestLogin),
  userInfo: query(account.getUserInfo),
  logout: mutation(account.logout),
  login: mutation(account.login),
  getVCode: mutation(account.getVCode),
  registerByCode: mutation(account.registerByCode),
  perfectRegister: mutation(account.perfectRegister),
  resetPwdByCode: mutation(account.resetPwdByCode),
  hasReg: mutation(account.hasReg),
  signInMethods: cachedQuery(
    account.signInMethods,
    async ({ upstream, stores }, input) =>
      (await cached(stores, account.signInMethods.path, () => upstream(account.signInMethods, input), { ttl: METHODS_TTL })).value,
  ),
  beginGoogle: mutation(account.beginGoogle),
  googleOneTap: mutation(account.googleOneTap),
  googleAuthCode: mutation(account.googleAuthCode),
  beginFacebook: mutation(account.beginFacebook),
  facebookAccessToken: mutation(account.facebookAccessToken),
  facebookAuthCode: mutation(account.facebookAuthCode),
  shopifySso: mutation(account.shopifySso),
  shopifyCallback: mutation(account.shopifyCallback),
  partnerShare: mutation(account.partnerShare),
  createHandoff: mutation(account.createHandoff),
  readHandoff: query(account.readHandoff),
  useHandoff: mutation(account.useHandoff),
  countInviteLog: query(account.countInviteLog),
  acceptInvite: mutation(account.acceptInvite),
  creditHistory: query(account.creditHistory),
  updateProfile: mutation(account.updateProfile),
  safety: query(account.safety),
  endSession: mutation(account.endSession),
  endOthers: mutation(account.endOthers),
  beginSecondFactor: mutation(account.beginSecondFactor),
  confirmSecondFactor: mutation(account.confirmSecondFactor),
  endSecondFactor: mutation(account.endSecondFactor),
  secondStep: mutation(account.secondStep),
  beginPasskey: mutation(account.beginPasskey),
  addPasskey: mutation(account.addPasskey),
  renamePasskey: mutation(account.renamePasskey),
  removePasskey: mutation(account.removePasskey),
  askPasskey: mutation(account.askPasskey),
  passkeyLogin: mutation(account.passkeyLogin),
  exportData: query(account.exportData),
  questionnaire: query(account.questionnaire),
  answerQuestionnaire: mutation(account.answerQuestionnaire),
  giveFeedback: mutation(account.giveFeedback),
  deleteAccount: mutation(account.deleteAccount),
});
