/** Where answers are kept: near (KV, short-lived) and safe (D1, the last known good). */
export interface CacheStores {
  kv: KVNamespace;
  db: D1Database;
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

/** Reads under way in this isolate, by key: a thousand misses at once make one load. */
const reading = new Map<string, Promise<Cached<unknown>>>();

async function store<T>({ kv, db }: CacheStores, key: string, entry: Cached<T>): Promise<void> {
  const text = JSON.stringify(entry);
  const good = db
    .prepare("INSERT INTO last_known_good (key, value, stored_at) VALUES (?1, ?2, ?3) ON CONFLICT (key) DO UPDATE SET value = ?2, stored_at = ?3")
    .bind(key, text, entry.asOf);
  await Promise.all([kv.put(key, text, { expirationTtl: KEEP_SECONDS }), good.run()]);
}

async function lastKnownGood<T>({ db }: CacheStores, key: string): Promise<Cached<T> | null> {
  const row = await db.prepare("SELECT value FROM last_known_good WHERE key = ?1").bind(key).first<{ value: string }>();
  return row ? (JSON.parse(row.value) as Cached<T>) : null;
}

async function refresh<T>(stores: CacheStores, key: string, load: () => Promise<T>): Promise<Cached<T>> {
  const entry = { value: await load(), asOf: Date.now() };
  stores.waitUntil(store(stores, key, entry));
  return entry;
}

async function read<T>(stores: CacheStores, key: string, load: () => Promise<T>, { ttl }: Options): Promise<Cached<T>> {
  const known = await stores.kv.get<Cached<T>>(key, "json").catch(() => null);
  if (known && Date.now() - known.asOf < ttl * 1000) return known;
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

/** Reads through KV. When the upstream fails, the last known good answers; without one, its error is thrown. */
export function cached<T>(stores: CacheStores, key: string, load: () => Promise<T>, options: Options): Promise<Cached<T>> {
  const under = reading.get(key);
  if (under) return under as Promise<Cached<T>>;
  const fresh = read(stores, key, load, options).finally(() => reading.delete(key));
  reading.set(key, fresh);
  return fresh;
}
