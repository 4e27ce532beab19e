import type { BatchItem } from "drizzle-orm/batch";
import type { Services } from "../../services.ts";
import type { Payments } from "../provider.ts";

/** What handling an event may reach. */
export type Books = Pick<Services, "db" | "variables"> & { payments: Payments };

/** What an event leads to: rows that are written with it, and what is asked of the provider once they are. */
export interface Effects {
  statements: BatchItem<"sqlite">[];
  after?: () => Promise<void>;
}
export const NOTHING: Effects = { statements: [] };

/** An id, however much of its object came with it. */
export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === "string" ? reference : (reference?.id ?? null);
