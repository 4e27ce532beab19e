import { centerCalls } from "./account/center.ts";
import { feedbackCalls } from "./account/feedback.ts";
import { handoffCalls } from "./account/handoff.ts";
import { passkeyCalls } from "./account/passkey.ts";
import { registerCalls } from "./account/register.ts";
import { safetyCalls } from "./account/safety.ts";
import { sessionCalls } from "./account/session.ts";
import { thirdPartyCalls } from "./account/third-party.ts";

export { session, type Session, userInfo, type UserInfo } from "./account/session.ts";

/** Account and session (spec §7). */
export const account = {
  ...sessionCalls,
  ...registerCalls,
  ...thirdPartyCalls,
  ...handoffCalls,
  ...centerCalls,
  ...safetyCalls,
  ...passkeyCalls,
  ...feedbackCalls,
};
