import { z } from "zod";

/** Bindings and variables of the upstream worker, as wrangler hands them over. */
export interface UpstreamEnv {
  DB: D1Database;
  FILES: R2Bucket;
  TASKS: Workflow<{ task_id: string }>;
  MEDIA?: { fetch: typeof fetch };
  [variable: string]: unknown;
}

const variables = z.object({
  /** The media service, e.g. `http://127.0.0.1:8790`. */
  MEDIA_URL: z.url(),
  MEDIA_SECRET: z.string().min(16),
  /** Key of signed file addresses. */
  SIGNING_SECRET: z.string().min(16),
  /** Where the media service reaches `/files/*`. */
  FILES_ORIGIN: z.url(),
  VERSION: z.string().default("dev"),
  /** Origins whose pages may be read although they are on loopback: the sample shop, tests. */
  OPENAI_API_KEY: z.string().optional(),
});
export type Variables = z.infer<typeof variables>;

const parsed = new WeakMap<object, Variables>();

/** Checked once a worker. Throws at the first request where a variable is missing. */
export function readVariables(env: UpstreamEnv): Variables {
  const known = parsed.get(env);
  if (known) return known;
  const fresh = variables.parse(env);
  parsed.set(env, fresh);
  return fresh;
}
