import type { z } from "zod";
import { cached } from "../cache/read-through.ts";
import { publicCalls } from "../contract/dictionary.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { cachedQuery, router } from "../init.ts";

/** Seconds for which these answers count as fresh (design.md Caches). */
const TTL = { version: 15, dictionaries: 300 };

/** The same answer for everyone, read through the caches by its path and input. */
const shared = <I extends z.ZodType, O extends z.ZodType>(endpoint: Endpoint<I, O>, ttl: number) =>
  cachedQuery(endpoint, async ({ upstream, stores }, input): Promise<z.output<O>> => {
    const key = `${endpoint.path}:${JSON.stringify(input)}`;
    return (await cached(stores, key, () => upstream(endpoint, input), { ttl })).value;
  });

export const publicRouter = router({
  getVersion: shared(publicCalls.getVersion, TTL.version),
  getDictList: shared(publicCalls.getDictList, TTL.dictionaries),
});
