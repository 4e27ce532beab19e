import { z } from "zod";
import { post } from "./endpoint.ts";
import { envelope } from "./envelope.ts";

/** How many reads one request may carry. */
export const BATCH_LIMIT = 20;

/** Several reads in one request of the embedded upstream: who asks is found out once. */
export const batch = {
  read: post("/batch", {
    origin: "reelwright",
    session: "none",
    idempotent: true,
    summary: "Answers several GET calls, each with its own envelope, in their order.",
    input: z.object({ paths: z.array(z.string().startsWith("/").max(8192)).min(1).max(BATCH_LIMIT) }),
    output: z.array(envelope),
  }),
};
