import type { CurrentUser } from "../http/session.ts";

/** Whose files are kept, and what decides how many. */
export type Owner = Pick<CurrentUser, "id" | "user_type">;
