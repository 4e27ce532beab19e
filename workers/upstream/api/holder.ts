import { type ApiKeyRow, findKeyHolder, markExposed, markUsed } from "../../../db/queries/api-key.ts";
import type { Scope } from "../../../trpc/contract/v1/scopes.ts";
import { AppError } from "../app-error.ts";
import type { CurrentUser } from "../http/session.ts";
import type { Services } from "../services.ts";
import { hashOfKey, isKey, keyInAddress } from "./key.ts";
import { scopesOf } from "./scopes.ts";

/** A key that was let in, and whose it is. */
export interface Holder {
  key: ApiKeyRow;
  user: CurrentUser;
}

/** Refuses a key in an address, and marks it: its owner is told to replace it. Throws api.keyInAddress. */
export async function refuseKeyInAddress({ db, variables }: Services, address: string): Promise<void> {
  const key = keyInAddress(address);
  if (!key) return;
  if (isKey(key)) await markExposed(db, await hashOfKey(variables, key), Date.now());
  throw new AppError("api.keyInAddress");
}

const isOver = ({ revoked_at, expires_at }: ApiKeyRow, now: number): boolean =>
  revoked_at !== null || (expires_at !== null && expires_at <= now);

/** Whose key the request carries. Throws api.keyMissing, api.keyInvalid, api.keyEnded. */
export async function holderOf({ db, variables }: Services, headers: Headers): Promise<Holder> {
  const given = /^Bearer\s+(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  if (given === undefined) throw new AppError("api.keyMissing");
  const found = isKey(given) ? await findKeyHolder(db, await hashOfKey(variables, given)) : undefined;
  if (!found || found.user.deleted_at !== null) throw new AppError("api.keyInvalid");
  const now = Date.now();
  if (isOver(found.key, now)) throw new AppError("api.keyEnded");
  await markUsed(db, found.key.id, now);
  return { key: found.key, user: { ...found.user, credits: { available: found.available ?? 0, reserved: found.reserved ?? 0 } } };
}

/** Throws api.scopeMissing: the key was not given it, or its owner's role no longer has it. */
export function requireScope({ key, user }: Holder, scope: Scope): void {
  if (!key.scopes.includes(scope) || !scopesOf(user).includes(scope)) throw new AppError("api.scopeMissing", { params: { scope } });
}
