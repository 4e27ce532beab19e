import type { z } from "zod";
import { cached } from "../cache/read-through.ts";
import { publicCalls } from "../contract/dictionary.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { cachedQuery, router } from "../init.ts";

/** Seconds for which these answers count as fresh (design.md Caches). */
const TTL = { version: 15, dictionaries: 300 };

/** The projects whose version is kept. Anyone may ask, and by any name: only ours may take room in the caches. */
const PROJECTS: readonly string[] = ["reelwright"];

interface Sharing<I extends z.ZodType> {
  ttl: number;
  /** Whether an answer to this input is kept. */
  keeps?: (input: z.input<I>) => boolean;
}

/** The same answer for everyone, read through the caches by its path and input. */
const shared = <I extends z.ZodType, O extends z.ZodType>(endpoint: Endpoint<I, O>, { ttl, keeps }: Sharing<I>) =>
  cachedQuery(endpoint, async ({ upstream, stores }, input): Promise<z.output<O>> => {
    if (keeps && !keeps(input)) return upstream(endpoint, input);
    const key = `${endpoint.path}:${JSON.stringify(input)}`;
    return (await cached(stores, key, () => upstream(endpoint, input), { ttl })).value;
  });

export const publicRouter = router({
  getVersion: shared(publicCalls.getVersion, { ttl: TTL.version, keeps: ({ project_name }) => PROJECTS.includes(project_name) }),
  getDictList: shared(publicCalls.getDictList, { ttl: TTL.dictionaries }),
});
