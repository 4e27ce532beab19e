import { lt, sql } from "drizzle-orm";
import type { Database } from "../../../db/queries/database.ts";
import { rate } from "../../../db/schema/index.ts";
import { normalEmail } from "../../../trpc/contract/rules/account.ts";
import { type Limit, LIMITS } from "../../../trpc/contract/rules/limits.ts";
import { AppError } from "../app-error.ts";
import { keyedHash } from "../secrets/keyed-hash.ts";

export interface Asking {
  path: string;
  address: string;
  /** The user's id, where someone is signed in. */
  account?: string;
  /** What the call was given. */
  input: unknown;
}

const emailIn = (input: unknown): string =>
  typeof input === "object" && input !== null && "email" in input && typeof input.email === "string" ? normalEmail(input.email) : "";

function subjectOf({ by }: Limit, { address, account, input }: Asking): string {
  switch (by) {
    case "address":
      return address;
    case "account":
      return account ?? "";
    case "email":
      return emailIn(input);
    case "email+address":
      return `${emailIn(input)} ${address}`;
  }
}

/** Counts one more in the window, or in a new one where the last is over; answers how many that makes. */
const counted = (db: Database, id: string, seconds: number, now: number) =>
  db
    .insert(rate)
    .values({ id, hits: 1, ends_at: now + seconds * 1000 })
    .onConflictDoUpdate({
      target: rate.id,
      set: {
        hits: sql`CASE WHEN ${rate.ends_at} <= ${now} THEN 1 ELSE ${rate.hits} + 1 END`,
        ends_at: sql`CASE WHEN ${rate.ends_at} <= ${now} THEN ${now + seconds * 1000} ELSE ${rate.ends_at} END`,
      },
    })
    .returning({ hits: rate.hits });

interface Keeper {
  db: Database;
  secret: string;
  /** Multiplies every limit (LIMITS_SCALE). */
  scale: number;
}

/** Counts a call against the limits of its path. Throws system.tooManyRequests where one of them is passed. */
export async function enforceLimits({ db, secret, scale }: Keeper, asking: Asking): Promise<void> {
  const now = Date.now();
  for (const limit of LIMITS[asking.path] ?? []) {
    const subject = subjectOf(limit, asking);
    if (subject.trim() === "") continue;
    const id = `${asking.path} ${limit.by} ${await keyedHash(secret, subject)}`;
    const [row] = await counted(db, id, limit.seconds, now);
    if ((row?.hits ?? 0) > limit.hits * scale) throw new AppError("system.tooManyRequests", { detail: `${asking.path} by ${limit.by}` });
  }
}

/** Forgets windows that are over. */
export const forgetRates = (db: Database) => db.delete(rate).where(lt(rate.ends_at, Date.now()));
