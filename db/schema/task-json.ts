import { z } from "zod";
import { storedArtifact } from "../../trpc/contract/artifact.ts";

/** What a task has made, or has made so far: files by their keys, and what pages say of them. */
export const storedOutput = z.object({
  artifacts: z.array(storedArtifact),
  /** What the tool's own page shows beside the files. */
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  /** Engine names, by what they made: what is built in says so. */
  engines: z.record(z.string(), z.string()).default({}),
  /** Seconds, by step. */
  timings: z.record(z.string(), z.number()).default({}),
});
export type StoredOutput = z.output<typeof storedOutput>;

/** What a tool keeps of what it was asked to make, with the version of its shape: the tool reads it, and brings older ones up to date. */
export const storedInput = z.object({ version: z.number().int(), value: z.unknown() });

/** What a person is asked in the middle of a task, and what they answered. */
export const storedReview = z.object({ name: z.string(), proposal: z.unknown(), answer: z.unknown().optional() });
