import { type Column, desc, type Placeholder, type SQL, sql } from "drizzle-orm";

/** A row's place in a list by time, newest first. */
export interface Position {
  /** Unix milliseconds. */
  time: number;
  id: string;
}

/** The place that a cursor names; none without one. The contract has checked its shape (`trpc/contract/cursor.ts`). */
export function positionOf(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const [time = "", id = ""] = cursor.split("-");
  return { time: Number(time), id };
}

const cursorOf = ({ time, id }: Position): string => `${time}-${id}`;

/** The columns that order a list. */
interface Ordering {
  time: Column;
  id: Column;
}

/** Rows after a place, or after one that is told later; all of them where there is none. */
export const after = ({ time, id }: Ordering, place: Position | Record<keyof Position, Placeholder> | undefined): SQL | undefined =>
  place && sql`(${time}, ${id}) < (${place.time}, ${place.id})`;

/** Newest first, rows of one time by their ids. */
export const newestFirst = ({ time, id }: Ordering): SQL[] => [desc(time), desc(id)];

/** A page of `size` out of rows of which one more was asked for, and the cursor of the next page. */
export function paged<T>(rows: readonly T[], size: number, place: (row: T) => Position): { page: T[]; next: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, next: rows.length > size && last ? cursorOf(place(last)) : null };
}
