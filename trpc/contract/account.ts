import { z } from "zod";
import { get } from "./endpoint.ts";

const attribution = z.string().max(300).optional();

/** Where a visitor came from (spec §7 GET /guest/login). */
const guestQuery = z.object({
  pbtid: attribution,
  channel: attribution,
  utm_source: attribution,
  utm_medium: attribution,
  utm_campaign: attribution,
  utm_term: attribution,
  utm_content: attribution,
  invite_code: attribution,
  openPartner: attribution,
});

/** Session response (spec §3): `expires` in Unix seconds, `maxAge` in seconds. */
export const session = z.object({ token: z.string(), url: z.string(), expires: z.number(), maxAge: z.number() });
export type Session = z.infer<typeof session>;

/** User info (spec §3). user_type: 1 free, 5 guest, 11–14 personal tiers, 21–24 business tiers. */
export const userInfo = z.object({
  userId: z.string(),
  user_type: z.number().int(),
  vip_level: z.number().int(),
  email: z.string(),
  isRegister: z.boolean(),
  app_permission: z.array(z.number().int()),
  feature_permission: z.array(z.string()),
  lang_code: z.string(),
  /** Credits free to spend, and those held by tasks under way. */
  credits: z.object({ available: z.number().int(), reserved: z.number().int() }),
});
export type UserInfo = z.infer<typeof userInfo>;

export const account = {
  guestLogin: get("/guest/login", {
    input: guestQuery,
    output: session,
    session: "none",
    summary: "Creates an anonymous session and keeps its attribution.",
  }),
  getUserInfo: get("/user/getUserInfo", { input: z.object({}), output: userInfo, summary: "Who asks, and what they may do." }),
};
