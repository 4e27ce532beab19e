import { z } from "zod";
import type { MediaContainer } from "./media/container.ts";
import { providerEnv } from "./providers/index.ts";

/** Bindings and variables of the upstream worker, as wrangler hands them over. */
export interface UpstreamEnv {
  DB: D1Database;
  FILES: R2Bucket;
  TASKS: Workflow<{ task_id: string }>;
  /** Containers of the media service; MEDIA_URL names a plain process instead. */
  MEDIA?: DurableObjectNamespace<MediaContainer>;
  [variable: string]: unknown;
}

const variables = providerEnv.extend({
  /** The media service as a process, e.g. `http://127.0.0.1:8790`; without it the container answers. */
  MEDIA_URL: z.url().optional(),
  MEDIA_SECRET: z.string().min(16),
  /** Key of signed file addresses. */
  SIGNING_SECRET: z.string().min(16),
  /** Where the media service reaches `/files/*`. */
  FILES_ORIGIN: z.url(),
  /** Who may call `/admin/*`; without it nobody may. */
  ADMIN_KEY: z.string().min(24).optional(),
  /** Who sends events (spec §7, the second gateway): a name, not a secret. */
  EVENTS_APP_KEY: z.string().min(1).default("reelwright"),
  VERSION: z.string().default("dev"),
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
