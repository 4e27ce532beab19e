import { inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../../../db/queries/database.ts";
import { rate } from "../../../db/schema/index.ts";
import { normalEmail } from "../../../trpc/contract/rules/account.ts";
import { type Limit, LIMITS } from "../../../trpc/contract/rules/limits.ts";
import { AppError } from "../app-error.ts";
import type { Services } from "../services.ts";
import { keyedHash } from "../secrets/keyed-hash.ts";

export interface Asking {
  path: string;
  address: string;
  /** The user's id, where someone is signed in. */
  account?: string;
  /** What the call was given. */
  input: unknown;
  /** The device that asks, where it has signed in to this email before (account/device.ts). */
  knownDevice(email: string): Promise<string | null>;
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
export const counted = (db: Database, id: string, seconds: number, now: number) =>
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
    .returning({ hits: rate.hits, ends_at: rate.ends_at });

export interface Keeper {
  db: Database;
  secret: string;
  /** Multiplies every limit (LIMITS_SCALE). */
  scale: number;
}

/** The device that owns a bucket of its own, where the call is about an email at all. */
async function ownDevice(asking: Asking, limits: readonly Limit[]): Promise<string | null> {
  const email = emailIn(asking.input);
  return email !== "" && limits.some(({ by }) => by.startsWith("email")) ? asking.knownDevice(email) : null;
}

/** Who keeps count for an installation. */
export const keeperOf = ({ db, variables }: Pick<Services, "db" | "variables">): Keeper => ({
  db,
  secret: variables.SIGNING_SECRET,
  scale: variables.LIMITS_SCALE,
});

/** Counts a call against the limits of its path. Throws system.tooManyRequests where one of them is passed. */
export async function enforceLimits({ db, secret, scale }: Keeper, asking: Asking): Promise<void> {
  const now = Date.now();
  const limits = LIMITS[asking.path] ?? [];
  const device = await ownDevice(asking, limits);
  for (const limit of limits) {
    const subject = device ?? subjectOf(limit, asking);
    if (subject.trim() === "") continue;
    const id = `${asking.path} ${limit.by} ${await keyedHash(secret, subject)}`;
    const [row] = await counted(db, id, limit.seconds, now);
    if ((row?.hits ?? 0) > limit.hits * scale) throw new AppError("system.tooManyRequests", { detail: `${asking.path} by ${limit.by}` });
  }
}

/** What is counted beside the calls themselves, and by whom. */
export interface Counting {
  what: string;
  limit: Limit;
  subject: string;
}

/** Counts one of them; answers where. Throws system.tooManyRequests where its limit is passed. */
async function countOne({ db, secret, scale }: Keeper, { what, limit, subject }: Counting): Promise<string> {
  const id = `${what} ${limit.by} ${await keyedHash(secret, subject)}`;
  const [row] = await counted(db, id, limit.seconds, Date.now());
  if ((row?.hits ?? 0) > limit.hits * scale) throw new AppError("system.tooManyRequests", { detail: `${what} by ${limit.by}` });
  return id;
}

/** Counts what somebody has done by our means, under each of their limits. Throws system.tooManyRequests. */
export async function countAll(keeper: Keeper, all: readonly Counting[]): Promise<string[]> {
  const ids: string[] = [];
  for (const one of all) ids.push(await countOne(keeper, one));
  return ids;
}

/**
 * Tries a secret that can be guessed: what fails counts, and once there is too much of it nothing is tried any more until
 * the window is over. Counted before it is tried, so that many at once are no way round. Throws system.tooManyRequests
 * then, else what the try throws.
 */
export async function guarded<T>(keeper: Keeper, guesses: readonly Counting[], attempt: () => Promise<T>): Promise<T> {
  const ids = await countAll(keeper, guesses);
  const result = await attempt();
  await keeper.db
    .update(rate)
    .set({ hits: sql`max(${rate.hits} - 1, 0)` })
    .where(inArray(rate.id, ids));
  return result;
}

/** Forgets windows that are over. */
export const forgetRates = (db: Database) => db.delete(rate).where(lt(rate.ends_at, Date.now()));
