import { z } from "zod";
import type { EgressLimits } from "../protocol/egress-limits.ts";

const environment = z.object({
  MEDIA_PORT: z.coerce.number().int().min(0).max(65_535).default(8790),
  MEDIA_HOST: z.string().default("127.0.0.1"),
  MEDIA_SECRET: z.string({ error: "MEDIA_SECRET is missing: the bearer secret that the upstream worker sends" }).min(16),
  MEDIA_ALLOWED_ORIGINS: z.string({
    error: "MEDIA_ALLOWED_ORIGINS is missing: the origins that signed file URLs live on, separated by commas",
  }),
  MEDIA_EGRESS_ALLOW: z.string().default(""),
  MEDIA_EGRESS_PORTS: z.string().default("80,443"),
  MEDIA_TASKS: z.coerce.number().int().min(1).max(1000).optional(),
});

/** What the service is told by its environment. `port` 0 lets the system choose. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly secret: string;
  readonly origins: ReadonlySet<string>;
  readonly egress: EgressLimits;
  /** How many whole ads it says it can work on at once; undefined: as many as its cores and lanes make useful. */
  readonly tasks: number | undefined;
}

const list = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

function origin(text: string): string {
  const url = new URL(text);
  if (url.protocol !== "http:" && url.protocol !== "https:") throw new Error(`MEDIA_ALLOWED_ORIGINS: ${text} is not http(s)`);
  return url.origin;
}

function port(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 65_535)
    throw new Error(`MEDIA_EGRESS_PORTS: ${text} is no port; it is a list like 80,443`);
  return number;
}

/** Reads the settings. @throws Error that names the variable and what it is for. */
export function settingsFrom(env: Record<string, string | undefined>): Settings {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; "));
  }
  const { MEDIA_HOST, MEDIA_PORT, MEDIA_SECRET, MEDIA_ALLOWED_ORIGINS, MEDIA_EGRESS_ALLOW, MEDIA_EGRESS_PORTS, MEDIA_TASKS } = parsed.data;
  return {
    host: MEDIA_HOST,
    port: MEDIA_PORT,
    secret: MEDIA_SECRET,
    origins: new Set(list(MEDIA_ALLOWED_ORIGINS).map(origin)),
    tasks: MEDIA_TASKS,
    egress: { allowed: list(MEDIA_EGRESS_ALLOW), ports: new Set(list(MEDIA_EGRESS_PORTS).map(port)) },
  };
}
