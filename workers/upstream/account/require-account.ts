import { isGuest } from "../../../trpc/contract/rules/user-types.ts";
import { AppError } from "../app-error.ts";

/** For what guests may not do. Throws auth.loginRequired. */
export function requireAccount(user: { user_type: number }): void {
  if (isGuest(user)) throw new AppError("auth.loginRequired");
}
