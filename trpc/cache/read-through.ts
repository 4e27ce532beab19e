interface Statement {
  bind(...values: unknown[]): Statement;
  first<T>(): Promise<T | null>;
  run(): Promise<unknown>;
}

/** Where answers are kept: near (KV, short-lived) and safe (D1, the last known good). */
export interface CacheStores {
  kv: {
    get<T>(key: string, type: "json"): Promise<T | null>;
    put(key: string, value: string, options: { expirationTtl: number }): Promise<void>;
  };
  db: { prepare(query: string): Statement };
  waitUntil(work: Promise<unknown>): void;
}

export interface Cached<T> {
  value: T;
  /** Unix milliseconds of when the upstream said so: old while it cannot be reached. */
  asOf: number;
}

interface Options {
  /** Seconds for which an answer counts as fresh; after that it is served once more and refreshed behind. */
  ttl: number;
}

const KEEP_SECONDS = 60 * 60 * 24;
/** A reader waits so long for another's read: one whose visitor left may never end. */
const PATIENCE_MS = 5000;

/** For so long an isolate takes its own last answer, and asks KV no more: that is itself a minute behind where nobody asked before. */
export const NEAR_MS = 5000;
const NEAR_MOST = 200;
const near = new Map<string, { entry: Cached<unknown>; until: number }>();

function keepNear<T>(key: string, entry: Cached<T>): void {
  if (near.size >= NEAR_MOST) near.clear();
  near.set(key, { entry, until: Date.now() + NEAR_MS });
}

/** The newer of an entry and the one that is near: a slow read never takes the place of what was written meanwhile. */
function remember<T>(key: string, entry: Cached<T>): Cached<T> {
  const last = near.get(key)?.entry as Cached<T> | undefined;
  if (last && last.asOf > entry.asOf) return last;
  keepNear(key, entry);
  return entry;
}

/** Reads under way in this isolate, by key: a thousand misses at once make one load. */
const reading = new Map<string, Promise<Cached<unknown>>>();

async function store<T>({ kv, db }: CacheStores, key: string, entry: Cached<T>): Promise<void> {
  const text = JSON.stringify(entry);
  const good = db
    .prepare(
      `INSERT INTO last_known_good (key, value, stored_at) VALUES (?1, ?2, ?3)
        ON CONFLICT (key) DO UPDATE SET value = ?2, stored_at = ?3 WHERE stored_at <= ?3`,
    )
    .bind(key, text, entry.asOf);
  await Promise.all([kv.put(key, text, { expirationTtl: KEEP_SECONDS }), good.run()]);
}

async function lastKnownGood<T>({ db }: CacheStores, key: string): Promise<Cached<T> | null> {
  const row = await db.prepare("SELECT value FROM last_known_good WHERE key = ?1").bind(key).first<{ value: string }>();
  return row ? (JSON.parse(row.value) as Cached<T>) : null;
}

/** As old as the question: what changes while it is answered may not be in the answer. */
async function ask<T>(load: () => Promise<T>): Promise<Cached<T>> {
  const asOf = Date.now();
  return { value: await load(), asOf };
}

async function refresh<T>(stores: CacheStores, key: string, load: () => Promise<T>): Promise<Cached<T>> {
  const asked = await ask(load);
  const newest = remember(key, asked);
  if (newest === asked) stores.waitUntil(store(stores, key, asked));
  return newest;
}

async function read<T>(stores: CacheStores, key: string, load: () => Promise<T>, { ttl }: Options): Promise<Cached<T>> {
  const known = await stores.kv.get<Cached<T>>(key, "json").catch(() => null);
  if (known && Date.now() - known.asOf < ttl * 1000) return remember(key, known);
  const refreshed = refresh(stores, key, load);
  if (known) {
    stores.waitUntil(refreshed.catch(() => undefined));
    return known;
  }
  return refreshed.catch(async (error: unknown) => {
    const good = await lastKnownGood<T>(stores, key).catch(() => null);
    if (good) return good;
    throw error;
  });
}

/** Puts a value that is known to be new in the place of what was kept: an admin's change is seen at once. */
export async function replace<T>(stores: CacheStores, key: string, load: () => Promise<T>): Promise<void> {
  reading.delete(key);
  const entry = await ask(load);
  keepNear(key, entry);
  await store(stores, key, entry);
}

/** Another's read, or what is said here once it is late. */
async function patiently<T>(under: Promise<T>, late: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<"late">((resolve) => (timer = setTimeout(() => resolve("late"), PATIENCE_MS)));
  const first = await Promise.race([under, patience]).finally(() => clearTimeout(timer));
  return first === "late" ? late() : (first as T);
}

/** A read is over, or is no longer waited for. */
function forget(key: string, under: Promise<unknown>): void {
  if (reading.get(key) === under) reading.delete(key);
}

/** Reads through KV. When the upstream fails, the last known good answers; without one, its error is thrown. */
export function cached<T>(stores: CacheStores, key: string, load: () => Promise<T>, options: Options): Promise<Cached<T>> {
  const last = near.get(key);
  if (last && Date.now() < Math.min(last.until, last.entry.asOf + options.ttl * 1000)) return Promise.resolve(last.entry as Cached<T>);
  const under = reading.get(key) as Promise<Cached<T>> | undefined;
  const again = (lost: Promise<unknown>) => {
    forget(key, lost);
    return cached(stores, key, load, options);
  };
  if (under) return patiently(under, () => again(under));
  const fresh: Promise<Cached<T>> = read(stores, key, load, options).finally(() => forget(key, fresh));
  reading.set(key, fresh);
  return fresh;
}
