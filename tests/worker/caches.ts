import { vi } from "vitest";
import { type CacheStores, NEAR_MS } from "../../trpc/cache/read-through.ts";
import { env } from "./support.ts";

const behind: Promise<unknown>[] = [];

/** The web worker's caches; what it does behind an answer is waited for by `settled`. */
export const stores: CacheStores = { kv: env.CACHE, db: env.DB, waitUntil: (work) => void behind.push(work) };
export const settled = () => Promise.all(behind.splice(0));

/** Makes the table of the last known good, which the web worker's own migrations make elsewhere. */
export const prepareCaches = () =>
  env.DB.exec("CREATE TABLE IF NOT EXISTS last_known_good (key TEXT PRIMARY KEY, value TEXT NOT NULL, stored_at INTEGER NOT NULL)");

/**
 * Leaves only the last known good: KV is emptied, and the time over for which an isolate takes its own last
 * answer. The clock is moved for the rest of the file: what was remembered at a later time would outlive one put back.
 */
export async function emptyNear(): Promise<void> {
  for (const { name } of (await env.CACHE.list()).keys) await env.CACHE.delete(name);
  vi.setSystemTime(Date.now() + NEAR_MS + 100);
}
