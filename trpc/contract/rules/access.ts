import { PRO_APPS } from "../tools/app.ts";
import type { Endpoint } from "../endpoint.ts";
import { isAtLeast, type TeamRole } from "./team.ts";
import { isGuest, USER_TYPE } from "./user-types.ts";

/**
 * What may be asked of a caller beyond a session (spec §6): `account` is someone who is no guest, `paid` someone with a
 * plan of their own or of their team, `editor` the feature permission of that name; the others a role in a team.
 */
export type Need = "session" | "account" | "paid" | "editor" | "seat" | "manager" | "creator";

/** Who someone is, as far as rights go. */
export interface Standing {
  user_type: number;
  /** Their role in a team; null: in none, or nobody asked. */
  role?: TeamRole | null;
}

/** For whom an installation opens what a plan gives: one of one's own has no plans to sell. */
export type OpenTo = "everyone" | "members" | "paid";

/** The one table of rights (docs/decisions/083): calls by their path; a call that is not here needs what its contract says. */
const ACCESS: Readonly<Record<string, Need>> = {
  "/user/updateProfile": "account",
  "/user/deleteAccount": "account",
  "/user/handoff/create": "account",
  "/user/safety": "account",
  "/user/session/end": "account",
  "/user/session/endOthers": "account",
  "/user/secondFactor/begin": "account",
  "/user/secondFactor/confirm": "account",
  "/user/secondFactor/end": "account",
  "/user/passkey/begin": "account",
  "/user/passkey/add": "account",
  "/user/passkey/rename": "account",
  "/user/passkey/remove": "account",
  "/user/export": "account",
  "/user/questionnaire/answer": "account",
  "/user/decisions": "account",
  "/partner-share/login": "account",
  "/promotion_code/use": "account",
  "/order/quote": "account",
  "/order/checkout": "account",
  "/order/refund": "account",
  "/order/invoice": "account",
  "/subscription/cancel": "account",
  "/subscription/resume": "account",
  "/subscription/stay": "account",
  "/subscription/seats": "account",
  "/payment/test/mails": "account",
  "/payment/test/later": "account",
  "/apiKey/create": "account",
  "/webhook/create": "account",
  "/timeline/open": "editor",
  "/timeline/create": "editor",
  "/timeline/edit": "editor",
  "/timeline/undo": "editor",
  "/timeline/redo": "editor",
  "/timeline/steps": "editor",
  "/timeline/open-file": "editor",
  "/timeline/comment/add": "editor",
  "/timeline/variant/make": "editor",
  "/timeline/variant/carry": "editor",
  "/timeline/hook/replace": "editor",
  "/timeline/transcribe": "editor",
  "/seat/acceptInvite": "account",
  "/seat/create": "account",
  "/seat/rename": "manager",
  "/seat/invite": "manager",
  "/seat/inviteLink": "manager",
  "/seat/resend": "manager",
  "/seat/revoke": "manager",
  "/seat/setRole": "creator",
  "/seat/setNickname": "manager",
  "/seat/allocate": "manager",
  "/seat/remove": "manager",
  "/seat/leave": "seat",
  "/seat/handOver": "creator",
  "/seat/share": "seat",
  "/seat/shared/ads": "seat",
  "/seat/shared/files": "seat",
  "/seat/brandKit": "seat",
  "/seat/brandKit/set": "manager",
  "/seat/shared/copy": "seat",
  "/seat/shared/report": "seat",
  "/seat/audit": "manager",
};

export const isPaid = ({ user_type }: Standing): boolean => user_type >= USER_TYPE.personal[0];

const OPENS: Record<OpenTo, (who: Standing) => boolean> = { everyone: () => true, members: (who) => !isGuest(who), paid: isPaid };

/** Features of spec §3 that a plan gives, by their names in feature_permission. */
const FEATURES = ["feature_1-1"] as const;

/** The pro apps that someone has (spec §6): all of them, or none. */
export const appPermission = (who: Standing, openTo: OpenTo): number[] => (OPENS[openTo](who) ? [...PRO_APPS] : []);

/** The features that someone has: the 1:1 editor is where a finished ad's timeline is edited. */
export const featurePermission = (who: Standing, openTo: OpenTo): string[] => (OPENS[openTo](who) ? [...FEATURES] : []);

/** What someone may lack for what a plan gives: where members have it, a guest lacks an account. */
export const LACKS = ["account", "plan"] as const;
export type Lack = (typeof LACKS)[number];

/** What someone lacks for it on an installation; null: nothing. */
export const lackOf = (who: Standing, openTo: OpenTo): Lack | null =>
  OPENS[openTo](who) ? null : openTo === "members" ? "account" : "plan";

/** Whether an app opens: a pro app only to those who have its id; none given denies it (spec §6). */
export const opensApp = (appId: number, permission: readonly number[] | undefined): boolean =>
  !(PRO_APPS as readonly number[]).includes(appId) || (permission ?? []).includes(appId);

/** Why a need is not met; null: it is. */
export type Refusal = "auth.loginRequired" | "plan.upgradeRequired" | "team.notAllowed";

const LEAST = { seat: "member", manager: "administrator", creator: "creator" } as const;

export function refusalOf(need: Need, who: Standing, openTo: OpenTo): Refusal | null {
  if (need === "session") return null;
  if (need === "editor") return featurePermission(who, openTo).includes("feature_1-1") ? null : "plan.upgradeRequired";
  if (isGuest(who)) return "auth.loginRequired";
  if (need === "account") return null;
  if (need === "paid") return isPaid(who) ? null : "plan.upgradeRequired";
  return who.role && isAtLeast(who.role, LEAST[need]) ? null : "team.notAllowed";
}

/** What a call needs of someone with a session. */
export const needOf = ({ path }: Pick<Endpoint, "path">): Need => ACCESS[path] ?? "session";

/** Whether the caller's role in a team has to be looked up. */
export const asksRole = (need: Need): need is keyof typeof LEAST => need in LEAST;
