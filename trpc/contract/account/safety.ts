import { z } from "zod";
import { get, post } from "../endpoint.ts";
import { ACCOUNT } from "../rules/account.ts";
import { session } from "./session.ts";

const ours = { origin: "reelwright" } as const;
const code = z.string().max(30);
const sessionId = z.string().regex(/^[0-9a-f]{64}$/);

const openSession = z.object({
  id: sessionId,
  /** As guessed: ios, android, windows, mac, web. */
  device: z.string(),
  created_at: z.number(),
  current: z.boolean(),
});

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  domain: z.string(),
  created_at: z.number(),
  last_used_at: z.number().nullable(),
});

export const safetyCalls = {
  safety: get("/user/safety", {
    ...ours,
    input: z.object({}),
    output: z.object({
      sessions: z.array(openSession),
      second_factor: z.boolean(),
      recovery_left: z.number().int(),
      passkeys: z.array(passkey),
      /** The domain that a new passkey would be for; null where the product is reached by a bare address. */
      passkey_domain: z.string().nullable(),
    }),
    summary: "Where the caller is signed in, and what guards the account beside the password.",
  }),
  endSession: post("/user/session/end", {
    ...ours,
    idempotent: true,
    input: z.object({ id: sessionId }),
    output: z.object({}),
    summary: "Signs one of the caller's other devices out.",
  }),
  endOthers: post("/user/session/endOthers", {
    ...ours,
    idempotent: true,
    input: z.object({}),
    output: z.object({}),
    summary: "Signs every other device out.",
  }),
  beginSecondFactor: post("/user/secondFactor/begin", {
    ...ours,
    input: z.object({}),
    output: z.object({ secret: z.string(), uri: z.string() }),
    summary: "A new secret for an authenticator app; it guards nothing until it is confirmed.",
  }),
  confirmSecondFactor: post("/user/secondFactor/confirm", {
    ...ours,
    input: z.object({ code }),
    output: z.object({ recovery: z.array(z.string()) }),
    summary: "Turns the second factor on by a first code. The recovery codes are told once.",
  }),
  endSecondFactor: post("/user/secondFactor/end", {
    ...ours,
    input: z.object({ code, password: z.string().max(ACCOUNT.passwordMax) }),
    output: z.object({}),
    summary: "Turns the second factor off, by a code and the password.",
  }),
  secondStep: post("/user/login/secondStep", {
    ...ours,
    session: "none",
    input: z.object({ challenge: z.string().max(80), code }),
    output: session,
    summary: "Opens the session that a login asked a second factor for, by a code of the app or a recovery code.",
  }),
  exportData: get("/user/export", {
    ...ours,
    input: z.object({ table: z.string().max(60).optional(), after: z.coerce.number().int().min(0).default(0) }),
    output: z.object({
      tables: z.array(z.string()),
      rows: z.array(z.record(z.string(), z.unknown())),
      next: z.number().int().nullable(),
    }),
    summary: "What is stored of the caller: the names of its tables, or the rows of one, 200 at a time.",
  }),
};
