import { z } from "zod";
import { post } from "../endpoint.ts";
import { ACCOUNT, CODE_PURPOSES } from "../rules/account.ts";
import { attributionFields, guarded, session } from "./session.ts";

const email = z.string().max(ACCOUNT.emailMax + 10);
const password = z.string().max(ACCOUNT.passwordMax);
const code = z.string().max(20);

const registration = z.object({ ...attributionFields, email, password, code, agreement: z.boolean() });

export const registerCalls = {
  login: post("/user/login", {
    session: "none",
    input: z.object({ email, password }),
    output: guarded,
    summary: "Opens a session by email and password. What a guest made goes with them.",
  }),
  getVCode: post("/user/getVCode", {
    session: "none",
    input: z.object({ email, purpose: z.enum(CODE_PURPOSES) }),
    output: z.object({
      resend_seconds: z.number().int(),
      /** The code itself, where this installation sends no mail and says so: to register a new address, never to reset. */
      code_on_page: z.string().nullable(),
    }),
    summary: "Mails a verification code; the answer is the same whether the address is registered or not.",
  }),
  registerByCode: post("/user/registerByCode", {
    session: "none",
    input: registration,
    output: session,
    summary: "Makes an account. A guest who calls it keeps drafts, tasks and credits: the same user becomes a free one.",
  }),
  perfectRegister: post("/guest/perfectRegister", { input: registration, output: session, summary: "The same, for a guest only." }),
  resetPwdByCode: post("/user/resetPwdByCode", {
    session: "none",
    input: z.object({ email, password, code }),
    output: guarded,
    summary: "Sets a new password by a mailed code, and ends every other session.",
  }),
  hasReg: post("/user/hasReg", {
    session: "none",
    idempotent: true,
    input: z.object({ email }),
    output: z.object({ registered: z.boolean() }),
    summary: "Whether an address is registered; narrowly limited by address.",
  }),
};
