import { z } from "zod";
import { eraseBox, type TypedEraseBox } from "../../../trpc/contract/rules/erase-boxes.ts";
import type { TaskOutput } from "../../../trpc/contract/task.ts";

const json = <T extends z.ZodType>(of: T) =>
  z.string().transform((text, context): z.output<T> => {
    const read = of.safeParse(JSON.parse(text));
    if (read.success) return read.data;
    context.addIssue("not what was kept");
    return z.NEVER;
  });

const kept = z.object({ videos: json(z.array(z.string())), boxes: json(z.array(eraseBox)) });

/** What a task was asked for, as its form has it: its facts, their lists read. */
export function askedIn(facts: TaskOutput["facts"] | undefined): Record<string, unknown> | undefined {
  const lists = facts && kept.safeParse(facts).data;
  return lists && { ...facts, ...lists };
}

/** The boxes of a form's values, whatever was typed. */
export const boxesIn = (value: unknown): TypedEraseBox[] => (Array.isArray(value) ? (value as TypedEraseBox[]) : []);
