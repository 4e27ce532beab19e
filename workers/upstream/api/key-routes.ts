import type { z } from "zod";
import { type ApiKeyRow, endKey, findOwnKey, insertKey, listKeys, spentByKey } from "../../../db/queries/api-key.ts";
import { listSpending } from "../../../db/queries/api-spend.ts";
import { listUsage } from "../../../db/queries/api-usage.ts";
import { type ApiKey, apiKeys, MOST_KEYS } from "../../../trpc/contract/api-key.ts";
import { AppError } from "../app-error.ts";
import { type App, type Call, implement } from "../http/implement.ts";
import { randomId } from "../ids.ts";
import { hashOfKey, newKey } from "./key.ts";
import { scopesOf } from "./scopes.ts";

const DAY_MS = 24 * 60 * 60_000;
type Wanted = z.output<typeof apiKeys.create.input>;

const stateOf = ({ revoked_at, expires_at }: ApiKeyRow, now: number): ApiKey["state"] =>
  revoked_at !== null ? "revoked" : expires_at !== null && expires_at <= now ? "expired" : "active";

function presentKey(row: ApiKeyRow, spent: number): ApiKey {
  const { id, owner_id, name, last4, scopes, cap, per_minute, exposed_at, expires_at, last_used_at, created_at } = row;
  return {
    client_id: id,
    api_user_id: owner_id,
    name,
    hint: `rw_live_…${last4}`,
    scopes,
    credits: { spent, cap },
    per_minute,
    state: stateOf(row, Date.now()),
    exposed: exposed_at !== null,
    expires_at,
    last_used_at,
    created_at,
  };
}

/** Throws api.scopeAboveRole, api.keysTooMany. */
async function createKey({ db, user, variables }: Call, { name, scopes, cap, per_minute, days }: Wanted) {
  const above = scopes.find((one) => !scopesOf(user).includes(one));
  if (above) throw new AppError("api.scopeAboveRole", { params: { scope: above } });
  const key = newKey();
  const now = Date.now();
  const row: ApiKeyRow = {
    id: randomId(),
    owner_id: user.id,
    name,
    hash: await hashOfKey(variables, key),
    last4: key.slice(-4),
    scopes: [...new Set(scopes)],
    cap,
    per_minute,
    expires_at: days === 0 ? null : now + days * DAY_MS,
    revoked_at: null,
    exposed_at: null,
    last_used_at: null,
    created_at: now,
  };
  if (!(await insertKey(db, row, MOST_KEYS))) throw new AppError("api.keysTooMany", { params: { max: MOST_KEYS } });
  return { ...presentKey(row, 0), key };
}

async function revokeKey({ db, user }: Call, id: string): Promise<ApiKey> {
  if (!(await findOwnKey(db, user.id, id))) throw new AppError("system.notFound");
  const now = Date.now();
  await endKey(db, id, now);
  const row = await findOwnKey(db, user.id, id);
  if (!row) throw new AppError("system.notFound");
  return presentKey(row, (await spentByKey(db, user.id, now)).get(id) ?? 0);
}

async function spendingOf({ db, user }: Call) {
  const rows = await listSpending(db, user.id);
  return rows.map(({ client_id, task_id, title, state, cost, created_at }) => ({
    client_id,
    task_id,
    title: title ?? "",
    credits: state === "failed" ? 0 : cost,
    state: state ?? "deleted",
    created_at,
  }));
}

/** Serves the `apiKeys` calls: what the pages of the API show and change. A key itself may not make keys. */
export function keyRoutes(app: App): void {
  implement(app, apiKeys.list, async (_input, { db, user }) => {
    const [rows, spent] = await Promise.all([listKeys(db, user.id), spentByKey(db, user.id, Date.now())]);
    return { list: rows.map((row) => presentKey(row, spent.get(row.id) ?? 0)), scopes: [...scopesOf(user)] };
  });
  implement(app, apiKeys.create, (wanted, call) => createKey(call, wanted));
  implement(app, apiKeys.revoke, ({ client_id }, call) => revokeKey(call, client_id));
  implement(app, apiKeys.usage, async ({ days }, { db, user }) => {
    const from = new Date(Date.now() - (days - 1) * DAY_MS).toISOString().slice(0, 10);
    const rows = await listUsage(db, user.id, from);
    return { list: rows.map(({ day, key_id, operation, status, count }) => ({ day, client_id: key_id, operation, status, count })) };
  });
  implement(app, apiKeys.spending, async (_input, call) => ({ list: await spendingOf(call) }));
}
