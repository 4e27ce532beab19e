import { z } from "zod";
import { post } from "./endpoint.ts";

const draftId = z.object({ draft_id: z.string().max(40) });
const token = z.string().max(64);

/** Public links to finished films. */
export const shares = {
  create: post("/share/create", {
    origin: "reelwright",
    summary: "A link by which anyone can see the draft's newest finished film: the one that is there, or a new one.",
    idempotent: true,
    input: draftId,
    output: z.object({ token }),
  }),
  revoke: post("/share/revoke", {
    origin: "reelwright",
    summary: "Takes the link back; a later one is another.",
    idempotent: true,
    input: draftId,
    output: draftId,
  }),
  detail: post("/share/detail", {
    summary: "What a public link shows: the film and its title, and nothing else of its owner's.",
    session: "none",
    idempotent: true,
    input: z.object({ token }),
    output: z.object({
      title: z.string(),
      video: z.object({ url: z.string(), poster_url: z.string(), width: z.number(), height: z.number(), duration: z.number() }),
    }),
  }),
};
