import { z } from "zod";
import { LONGEST } from "../document/save-element.ts";
import type { Workbench } from "./bench.ts";
import { rippleScope } from "./ripple.ts";

/** A command as data (it comes from pages and scripts), and what it does to a document. */
export function command<const T extends string, S extends z.ZodRawShape>(
  type: T,
  shape: S,
  run: (bench: Workbench, input: z.output<z.ZodObject<S>>) => void,
) {
  return {
    schema: z.object({ type: z.literal(type), ...shape }),
    run(bench: Workbench, { type: _type, ...input }: { type: T } & z.output<z.ZodObject<S>>) {
      run(bench, input as unknown as z.output<z.ZodObject<S>>);
    },
  };
}

export const id = z.string().min(1).max(120);
/** As many elements as one command names. */
export const ids = z.array(id).min(1).max(100_000);
export const tick = z.number().int().min(0).max(LONGEST);
export const ticksBy = z.number().int().min(-LONGEST).max(LONGEST);
/** Sound and picture of one recording are edited together. */
export const linked = z.boolean().default(true);
export const rippling = { scope: rippleScope.default("sync"), markers: z.boolean().default(false) };
/** What becomes of what is already there: it is kept, and the edit refused; it is overwritten; or it moves behind. */
export const dropMode = z.enum(["refuse", "overwrite", "insert"]).default("refuse");
