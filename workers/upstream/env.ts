import { z } from "zod";
import type { MediaContainer } from "./media/container.ts";
import { accountEnv } from "./providers/account-env.ts";
import { providerEnv } from "./providers/index.ts";
import type { InstanceParams } from "./tasks/instance.ts";

/** Bindings and variables of the upstream worker, as wrangler hands them over. */
export interface UpstreamEnv {
  DB: D1Database;
  FILES: R2Bucket;
  TASKS: Workflow<InstanceParams>;
  /** Containers of the media service; MEDIA_URL names a plain process instead. */
  MEDIA?: DurableObjectNamespace<MediaContainer>;
  [variable: string]: unknown;
}

const variables = providerEnv.extend({
  ...accountEnv.shape,
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
  /** Shared with the web worker alone: beside it the upstream believes where a request came from (http/address.ts). */
  UPSTREAM_SECRET: z.string().min(16),
  /** Multiplies every limit of `rules/limits`: 1 on the internet, more where all visitors share one address. */
  LIMITS_SCALE: z.coerce.number().positive().default(1),
  /** `no`: pictures and films wait for the preview. For a machine where most drafts are never seen. */
  PREPARE_AHEAD: z.enum(["yes", "no"]).default("yes"),
  /** Who has the pro apps in their app_permission (spec §6): an installation of one's own has no plans to sell. */
  /** Who lets a custom avatar pass: its automatic checks at once, or a person (docs/decisions/088). */
  AVATAR_REVIEW: z.enum(["automatic", "person"]).default("automatic"),
  PRO_APPS_FOR: z.enum(["everyone", "members", "paid"]).default("everyone"),
  /** Takes payments; a key of Stripe's test mode takes none, and the pages say so. */
  STRIPE_SECRET_KEY: z.string().trim().min(1).optional().catch(undefined),
  /** Signs Stripe's events; without it they are fetched once a minute. */
  STRIPE_WEBHOOK_SECRET: z.string().trim().min(1).optional().catch(undefined),
  /** `test`: without a key a payment server of our own answers, which charges nobody and says so. */
  PAYMENTS: z.enum(["test"]).optional().catch(undefined),
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
