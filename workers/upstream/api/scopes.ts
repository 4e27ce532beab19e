import { type Scope, SCOPES } from "../../../trpc/contract/v1/scopes.ts";
import { isGuest } from "../../../trpc/contract/rules/user-types.ts";

/**
 * The scopes that someone's role can give to a key, and that a key of theirs has at most: asked when it is made and at
 * every request, so that a key never outgrows its owner. A guest has no keys.
 */
export const scopesOf = (user: { user_type: number }): readonly Scope[] => (isGuest(user) ? [] : SCOPES);
