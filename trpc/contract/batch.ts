import { z } from "zod";
import { post } from "./endpoint.ts";
import { envelope } from "./envelope.ts";

/** How many reads one request may carry. */
export const BATCH_LIMIT = 20;

const path = z.string().startsWith("/").max(8192);

/** A read by its path: a GET has its input in it, a POST that only asks beside it. */
const question = z.union([path, z.object({ path, input: z.record(z.string(), z.unknown()) })]);
export type Question = z.infer<typeof question>;

/** Several reads in one request of the embedded upstream: who asks is found out once. */
export const batch = {
  read: post("/batch", {
    origin: "reelwright",
    session: "none",
    idempotent: true,
    summary: "Answers several calls that only ask, each with its own envelope, in their order.",
    input: z.object({ paths: z.array(question).min(1).max(BATCH_LIMIT) }),
    output: z.array(envelope),
  }),
};
