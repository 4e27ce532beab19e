import { z } from "zod";
import { cursor } from "../cursor.ts";
import { get, post } from "../endpoint.ts";
import { ACCOUNT } from "../rules/account.ts";
import { userInfo } from "./session.ts";

/** What one thing did to the balance: a grant, or a task with all that followed its reservation. */
const movement = z.object({
  id: z.string(),
  kind: z.enum([
    "welcome",
    "friend",
    "inviter",
    "purchase",
    "code",
    "stay",
    "returned",
    "grant",
    "task",
    "expire",
    "takenBack",
    "allocated",
    "recalled",
  ]),
  /** The task's title. */
  title: z.string(),
  /** The task's tool; null: it is no task, or deleted. */
  app_id: z.number().int().nullable(),
  /** Credits gained (positive) or spent for good (negative). */
  amount: z.number().int(),
  /** Credits held until the task ends. */
  held: z.number().int(),
  /** The task failed and its credits came back. */
  returned: z.boolean(),
  created_at: z.number(),
});
export type Movement = z.infer<typeof movement>;

export const centerCalls = {
  countInviteLog: get("/invite/countInviteLog", {
    input: z.object({}),
    output: z.object({ count: z.number().int(), credits: z.number().int() }),
    summary: "How many friends registered through the caller's link, and the credits that it brought.",
  }),
  acceptInvite: post("/seat/acceptInvite", {
    silent: true,
    input: z.object({ invite_code: z.string().min(1).max(100) }),
    output: z.object({ team_id: z.string(), name: z.string() }),
    summary: "Takes a seat in a team. Its failures show no message (spec §8).",
  }),
  creditHistory: get("/user/creditHistory", {
    origin: "reelwright",
    input: z.object({ cursor: cursor.optional() }),
    output: z.object({ list: z.array(movement), next: z.string().nullable() }),
    summary: "The ledger as receipts, newest first, 20 a page; `next` is the cursor of the next page.",
  }),
  updateProfile: post("/user/updateProfile", {
    origin: "reelwright",
    idempotent: true,
    input: z.object({ nickname: z.string().max(ACCOUNT.nicknameMax * 4) }),
    output: userInfo,
    summary: "Changes the nickname.",
  }),
  deleteAccount: post("/user/deleteAccount", {
    origin: "reelwright",
    input: z.object({ email: z.string().max(300), password: z.string().max(ACCOUNT.passwordMax) }),
    output: z.object({}),
    summary: "Ends every session, erases personal data at once, and has drafts, tasks and files removed.",
  }),
};
