import { z } from "zod";
import { ATTRIBUTION, ATTRIBUTION_LENGTH, type AttributionName } from "../rules/attribution.ts";
import { get, post } from "../endpoint.ts";

const value = z.string().max(ATTRIBUTION_LENGTH).optional();

/** Where a visitor came from (spec §3, §7): sent at guest login and at every call that may register someone. */
export const attributionFields = Object.fromEntries(ATTRIBUTION.map((name) => [name, value])) as Record<AttributionName, typeof value>;

/** Session response (spec §3): `expires` in Unix seconds, `maxAge` in seconds; `url` is where to go on, a path of ours. */
export const session = z.object({ token: z.string(), url: z.string(), expires: z.number(), maxAge: z.number() });
/** The same, or what a second factor is asked by: then `token` is empty, and POST /user/login/secondStep takes `challenge`. */
export const guarded = session.extend({
  challenge: z.string().default(""),
  /** By what the second step can be done; recovery codes always can. */
  steps: z.array(z.enum(["code", "passkey"])).default([]),
});
export type Session = z.infer<typeof session>;

/** User info (spec §3); `user_type` is of `rules/user-types.ts`. */
export const userInfo = z.object({
  userId: z.string(),
  user_type: z.number().int(),
  vip_level: z.number().int(),
  email: z.string(),
  nickname: z.string(),
  /** What a friend's link carries; empty for a guest. */
  invite_code: z.string(),
  has_password: z.boolean(),
  /** Registered within the last day (spec §4: a newly registered user sets an isRegister flag). */
  isRegister: z.boolean(),
  app_permission: z.array(z.number().int()),
  feature_permission: z.array(z.string()),
  lang_code: z.string(),
  /** Credits free to spend, and those held by tasks under way. */
  credits: z.object({ available: z.number().int(), reserved: z.number().int() }),
});
export type UserInfo = z.infer<typeof userInfo>;

export const sessionCalls = {
  guestLogin: get("/guest/login", {
    input: z.object(attributionFields),
    output: session,
    session: "none",
    summary: "Creates an anonymous session and keeps its attribution.",
  }),
  getUserInfo: get("/user/getUserInfo", { input: z.object({}), output: userInfo, summary: "Who asks, and what they may do." }),
  logout: post("/user/logout", { origin: "reelwright", input: z.object({}), output: z.object({}), summary: "Ends the session that asks." }),
};
