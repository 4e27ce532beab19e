import { keep, type Turn } from "./context.ts";
import { seconds } from "./objects.ts";
import type { Kept, Shown } from "./store.ts";

/** Times of an object that its clock goes by (Unix seconds). */
const TIMES = ["current_period_start", "current_period_end", "trial_end", "billing_cycle_anchor", "expires_at"];

/** The same object as it is so much later: all that it waits for is that much nearer. */
function sooner<T>(value: T, by: number): T {
  if (Array.isArray(value)) return value.map((one: unknown) => sooner(one, by)) as T;
  if (typeof value !== "object" || value === null) return value;
  const changed = Object.entries(value).map(([name, one]: [string, unknown]) => [
    name,
    TIMES.includes(name) && typeof one === "number" ? one - by : sooner(one, by),
  ]);
  return Object.fromEntries(changed) as T;
}

/** Lets time pass for what a customer has open: subscriptions that live, pages that can be paid, money on its way. */
export async function forward(turn: Turn, customer: string, ms: number): Promise<void> {
  for (const kept of await turn.store.open(customer)) {
    const moved: Kept<Shown> = { ...kept, shown: sooner(kept.shown, seconds(ms)), due_at: (kept.due_at ?? 0) - ms };
    keep(turn, moved);
  }
}
