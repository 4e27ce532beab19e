import { z } from "zod";
import { get } from "./endpoint.ts";
import { envelope } from "./envelope.ts";

/** How many reads one request may carry. */
export const BATCH_LIMIT = 20;

const path = z.string().startsWith("/").max(8192);

/** A read by its path: a GET has its input in it, a POST that only asks beside it. */
const question = z.union([path, z.object({ path, input: z.record(z.string(), z.unknown()) })]);
export type Question = z.infer<typeof question>;

/** How long their text may be: it goes into an address. */
export const BATCH_LENGTH = 16_384;

const questions = z
  .string()
  .max(BATCH_LENGTH)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue("not JSON");
      return z.NEVER;
    }
  })
  .pipe(z.array(question).min(1).max(BATCH_LIMIT));

/**
 * Several reads in one request of the embedded upstream: who asks is found out once. A GET, for a body costs each worker
 * as much as a read of the database (decision 027); `paths` is the JSON of its questions. Never one of another batch's.
 */
export const batch = {
  read: get("/batch", {
    origin: "reelwright",
    session: "none",
    asks: false,
    summary: "Answers several calls that only ask, each with its own envelope, in their order.",
    input: z.object({ paths: questions }),
    output: z.array(envelope),
  }),
};
