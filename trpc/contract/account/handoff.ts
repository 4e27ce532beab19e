import { z } from "zod";
import { get, post } from "../endpoint.ts";
import { attributionFields, session } from "./session.ts";

const att = z.string().regex(/^[0-9a-z]{20,80}$/);

/** A token that is given along in an address (spec §4: `att`): it opens one session, once, within ten minutes (decision 036). */
export const handoffCalls = {
  createHandoff: post("/user/handoff/create", {
    origin: "reelwright",
    input: z.object({}),
    output: z.object({ att, expires: z.number() }),
    summary: "A token for `?att=` that opens one session of the caller's account elsewhere; `expires` in Unix seconds.",
  }),
  readHandoff: get("/user/handoff/get", {
    origin: "reelwright",
    session: "none",
    input: z.object({ att }),
    output: z.object({ name: z.string() }),
    summary: "Whose account a token opens, as much as its owner needs to know it again; the token stays good.",
  }),
  useHandoff: post("/user/handoff/use", {
    origin: "reelwright",
    session: "none",
    input: z.object({ ...attributionFields, att }),
    output: session,
    summary: "Opens the session of a token, once. What a guest made goes along.",
  }),
};
