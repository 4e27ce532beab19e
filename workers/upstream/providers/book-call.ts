import type { Database } from "../../../db/queries/database.ts";
import { bookingCall, type ProviderCallRow } from "../../../db/queries/provider-call.ts";
import { randomId } from "../ids.ts";
import type { ProviderUse } from "../../../trpc/contract/rules/provider-calls.ts";

interface Caller {
  /** The same however often a step is tried again. */
  readonly id: string;
  readonly owner_id: string;
  readonly task_id: string | null;
}

/** A call to a provider as it is booked. */
export function callRow({ id, owner_id, task_id }: Caller, { dollars, ...use }: ProviderUse): ProviderCallRow {
  const micros = dollars === null ? null : Math.round(dollars * use.units * 1e6);
  return { id, owner_id, task_id, ...use, micros, created_at: Date.now() };
}

/** Is told what a provider's answer is to be paid for. */
export type Tell = (use: ProviderUse) => Promise<void>;

/** Books each answer: one that is asked for again is paid for again. */
export const telling =
  (db: Database, owner_id: string, task_id: string | null): Tell =>
  (use) =>
    bookCall(db, { id: randomId(), owner_id, task_id }, use);

/** Books what a provider has answered, once. What it answered is worth more than the entry: that the books fail ends nothing. */
export async function bookCall(db: Database, caller: Caller, use: ProviderUse): Promise<void> {
  await bookingCall(db, callRow(caller, use)).catch((error: unknown) => console.error(`${caller.id} was not booked:`, error));
}
