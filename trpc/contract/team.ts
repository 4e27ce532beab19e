import { z } from "zod";
import { assetId } from "./asset.ts";
import { cursor } from "./cursor.ts";
import { get, post } from "./endpoint.ts";
import { brandKit } from "./rules/brand-kit.ts";
import { TEAM, TEAM_ROLES } from "./rules/team.ts";

const ours = { origin: "reelwright" } as const;
const id = z.string().regex(/^[0-9a-z]{1,40}$/);
const name = z.string().max(TEAM.nameMax * 4);
const invitedRole = z.enum(["administrator", "member"]);
const code = z.string().min(1).max(100);
const credits = z.number().int();

/** Someone with a seat. `used` and `allocated` count what the team gave them. */
const member = z.object({
  id,
  name: z.string(),
  nickname: z.string(),
  email: z.string(),
  role: z.enum(TEAM_ROLES),
  /** What they were given and what of it is not spent; null: not for the caller's eyes. */
  credits: z.object({ allocated: credits, left: credits }).nullable(),
  shares: z.boolean(),
  joined_at: z.number(),
});
export type TeamMember = z.infer<typeof member>;

/** An open invitation: to an address, or (empty) a link for so many. */
const invitation = z.object({
  id,
  email: z.string(),
  role: invitedRole,
  uses_left: z.number().int(),
  expires_at: z.number(),
  /** Its time is over: it holds no seat, and can be sent again. */
  over: z.boolean(),
});
export type TeamInvitation = z.infer<typeof invitation>;

const team = z.object({
  id,
  name: z.string(),
  /** The caller's. */
  role: z.enum(TEAM_ROLES),
  me: id,
  seats: z.number().int(),
  /** Members, and invitations that hold a seat. */
  taken: z.number().int(),
  /** The caller's plan pays for the seats. */
  pays: z.boolean(),
  /** What the pool has left to give, and what of what it gave is unspent; null: not for the caller's eyes. */
  pool: z.object({ free: credits, allocated: credits }).nullable(),
  members: z.array(member),
  invitations: z.array(invitation),
});
export type Team = z.infer<typeof team>;

/** A new code is told once; `mailed`: it went to the address, and needs not be passed on. */
const invited = z.object({ id, code: z.string(), mailed: z.boolean() });

const audit = z.object({
  seq: z.number().int(),
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  detail: z.string(),
  created_at: z.number(),
});
export type TeamAudit = z.infer<typeof audit>;

const sharedAd = z.object({
  id: z.string(),
  title: z.string(),
  by: z.string(),
  video_url: z.string(),
  poster_url: z.string(),
  download_url: z.string(),
  created_at: z.number(),
});
const sharedFile = z.object({
  id: assetId,
  file_name: z.string(),
  by: z.string(),
  thumb_url: z.string(),
  asset_type: z.number().int(),
  created_at: z.number(),
});

const done = z.object({});

/** Teams (spec §6); POST /seat/acceptInvite stands with the account's calls. */
export const teams = {
  current: get("/seat/team", {
    ...ours,
    input: z.object({}),
    /** `may_create`: the caller has no team and may have one. */
    output: z.object({ team: team.nullable(), may_create: z.boolean(), mails: z.boolean() }),
    summary: "The caller's team: members, seats, credits and open invitations, as far as the caller's role sees them.",
  }),
  create: post("/seat/create", { ...ours, input: z.object({ name }), output: done, summary: "Makes a team of the caller's." }),
  rename: post("/seat/rename", { ...ours, idempotent: true, input: z.object({ name }), output: done, summary: "Renames the team." }),
  invitation: get("/seat/invitation", {
    ...ours,
    session: "none",
    input: z.object({ invite_code: code }),
    output: z.object({ name: z.string(), role: invitedRole, to_address: z.boolean() }),
    summary: "What an invitation's code opens. Unknown, used, revoked and expired ones are all expired.",
  }),
  invite: post("/seat/invite", {
    ...ours,
    input: z.object({ email: z.string().max(300), role: invitedRole }),
    output: invited,
    summary: "Invites an address; it holds a seat until it is accepted, revoked or over.",
  }),
  inviteLink: post("/seat/inviteLink", {
    ...ours,
    input: z.object({ limit: z.coerce.number().int().min(1).max(10_000) }),
    output: invited,
    summary: "A link by which so many become members, while there are seats.",
  }),
  resend: post("/seat/resend", {
    ...ours,
    input: z.object({ id }),
    output: invited,
    summary: "A new code and time; the old code is void.",
  }),
  revoke: post("/seat/revoke", { ...ours, idempotent: true, input: z.object({ id }), output: done, summary: "Takes an invitation back." }),
  setRole: post("/seat/setRole", {
    ...ours,
    idempotent: true,
    input: z.object({ member_id: id, role: invitedRole }),
    output: done,
    summary: "Makes a member an administrator, or the other way around.",
  }),
  setNickname: post("/seat/setNickname", {
    ...ours,
    idempotent: true,
    input: z.object({ member_id: id, nickname: name }),
    output: done,
    summary: "What the team calls a member; empty: as they call themselves.",
  }),
  allocate: post("/seat/allocate", {
    ...ours,
    idempotent: true,
    input: z.object({
      member_id: id,
      /** Below zero: takes unspent ones back. */
      amount: z.coerce
        .number()
        .int()
        .min(-999_999)
        .max(999_999)
        .refine((amount) => amount !== 0),
      /** Chosen by the form: the same again is the same deed. */
      key: z.string().regex(/^[0-9a-z]{8,40}$/),
    }),
    output: z.object({ free: credits }),
    summary: "Moves credits between the team's pool and a member, once for a key.",
  }),
  remove: post("/seat/remove", {
    ...ours,
    idempotent: true,
    input: z.object({ member_id: id }),
    output: done,
    summary: "Ends a membership; what was not spent goes back to the pool.",
  }),
  leave: post("/seat/leave", { ...ours, idempotent: true, input: z.object({}), output: done, summary: "The caller leaves the team." }),
  handOver: post("/seat/handOver", {
    ...ours,
    input: z.object({ member_id: id }),
    output: done,
    summary: "Makes another member the creator; the caller becomes an administrator.",
  }),
  share: post("/seat/share", {
    ...ours,
    idempotent: true,
    input: z.object({ on: z.boolean() }),
    output: done,
    summary: "Whether the team sees the caller's finished ads and library.",
  }),
  sharedAds: get("/seat/shared/ads", {
    ...ours,
    input: z.object({ cursor: cursor.optional() }),
    output: z.object({ list: z.array(sharedAd), next: z.string().nullable() }),
    summary: "Finished ads of the members who share, newest first, 12 a page.",
  }),
  sharedFiles: get("/seat/shared/files", {
    ...ours,
    input: z.object({ cursor: cursor.optional() }),
    output: z.object({ list: z.array(sharedFile), next: z.string().nullable() }),
    summary: "Files in the libraries of the members who share, newest first, 24 a page.",
  }),
  brandKit: get("/seat/brandKit", {
    ...ours,
    input: z.object({}),
    output: z.object({
      kit: brandKit,
      logo: z.object({ id: assetId, file_name: z.string(), thumb_url: z.string() }).nullable(),
    }),
    summary: "What new ads of the caller's team begin with.",
  }),
  setBrandKit: post("/seat/brandKit/set", {
    ...ours,
    idempotent: true,
    input: z.object({ kit: brandKit }),
    output: done,
    summary: "Writes the team's brand kit whole.",
  }),
  copyFile: post("/seat/shared/copy", {
    ...ours,
    input: z.object({ id: assetId }),
    output: z.object({ file_name: z.string() }),
    summary: "Copies a shared file into the caller's own library.",
  }),
  audit: get("/seat/audit", {
    ...ours,
    input: z.object({ before: z.coerce.number().int().min(1).optional() }),
    output: z.object({ list: z.array(audit), next: z.number().int().nullable() }),
    summary: "Who did what in the team, newest first, 50 a page.",
  }),
};
