import { countCharacters, type RuleIssue } from "./issue.ts";

/** Spec §6 Team roles, from the highest. */
export const TEAM_ROLES = ["creator", "administrator", "member"] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** Spec §6, and what it leaves open (docs/decisions/083). */
export const TEAM = {
  nameMax: 60,
  nicknameMax: 40,
  /** How long an invitation is good for, in days. */
  invitationDays: 7,
  /** Invitations of a team that can be open at once, links among them. */
  openMax: 200,
  codeLength: 32,
  auditPage: 50,
} as const;

/** What is written down in a team's log. */
export const TEAM_ACTIONS = [
  "create",
  "rename",
  "invite",
  "inviteLink",
  "resend",
  "revoke",
  "join",
  "setRole",
  "setNickname",
  "allocate",
  "remove",
  "leave",
  "handOver",
  "share",
  "unshare",
  "seats",
  "brand",
] as const;
export type TeamAction = (typeof TEAM_ACTIONS)[number];

/** Whether a role is at least as high as another. */
export const isAtLeast = (role: TeamRole, least: TeamRole): boolean => TEAM_ROLES.indexOf(role) <= TEAM_ROLES.indexOf(least);

/** Whether a role is higher than another: only then may one remove or rename whoever has it. */
export const isAbove = (role: TeamRole, other: TeamRole): boolean => TEAM_ROLES.indexOf(role) < TEAM_ROLES.indexOf(other);

/** A team has a name. */
export const checkTeamName = (name: string): RuleIssue[] =>
  countCharacters(name) > 0 ? [] : [{ field: "name", key: "form.incomplete", params: {} }];
