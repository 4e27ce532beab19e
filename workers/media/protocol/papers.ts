import { z } from "zod";
import { target } from "./files.ts";

/** Prints a page of HTML: no script runs in it, and nothing but our fonts is loaded. */
export const paperJob = z.object({ kind: z.literal("paper"), html: z.string().min(1).max(200_000), pdf: target });
export const paperResult = z.object({ bytes: z.number().int(), engine: z.string() });
