import { type SQL, sql } from "drizzle-orm";
import { user } from "../../../db/schema/index.ts";
import { USER_TYPE } from "../../../trpc/contract/rules/user-types.ts";

/** Whether the database refused a write in these words: drizzle wraps them, they stand in the cause. */
export const clashes = (error: unknown, words: RegExp): boolean =>
  error instanceof Error && (words.test(error.message) || clashes(error.cause, words));

/**
 * The user_type that a guest gets, as the batch finds them: one who was claimed meanwhile, by a registration or a login
 * with the same token, has none to give, the column takes no null, and the whole batch is refused. Without it, who came
 * second would get a session of the account that came first.
 */
export const whileGuest = (becomes: number): SQL<number> =>
  sql<number>`CASE WHEN ${user.user_type} = ${USER_TYPE.guest} AND ${user.merged_into} IS NULL THEN ${becomes} END`;

/** Whether a batch was refused for that. */
export const wasClaimed = (error: unknown): boolean => clashes(error, /NOT NULL constraint failed: user\.user_type/);
