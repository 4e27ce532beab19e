import { index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CALL_KINDS, CALL_UNITS } from "../../trpc/contract/rules/provider-calls.ts";
import { createdAt, id, ownerId } from "./columns.ts";

/**
 * What providers are to be paid for, call by call. `id`: of a job that of `provider_job`, else a name of our step, so that a step
 * that is tried again is booked once.
 */
export const providerCall = sqliteTable(
  "provider_call",
  {
    id: id(),
    owner_id: ownerId(),
    /** Null: it was no task's. */
    task_id: text("task_id"),
    kind: text("kind", { enum: CALL_KINDS }).notNull(),
    provider: text("provider").notNull(),
    /** `provider/name`. */
    model: text("model").notNull(),
    units: real("units").notNull(),
    unit: text("unit", { enum: CALL_UNITS }).notNull(),
    /** Millionths of a dollar by the catalogue of that day; null: it knew no price. */
    micros: integer("micros"),
    created_at: createdAt(),
  },
  (t) => [index("provider_call_created").on(t.created_at)],
);
