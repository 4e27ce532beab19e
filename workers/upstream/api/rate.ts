import { AppError } from "../app-error.ts";
import { counted } from "../http/limits.ts";
import type { Services } from "../services.ts";
import type { Holder } from "./holder.ts";

const WINDOW = 60;

/** The headers of draft-ietf-httpapi-ratelimit-headers-11. */
export type RateHeaders = Record<string, string>;

/** Counts one request of a key. Its headers go with every answer. */
export async function countRequest({ db, variables }: Services, { key }: Holder): Promise<{ headers: RateHeaders; within: boolean }> {
  const now = Date.now();
  const quota = Math.floor(key.per_minute * variables.LIMITS_SCALE);
  const [row] = await counted(db, `api key ${key.id}`, WINDOW, now);
  const { hits, ends_at } = row ?? { hits: 1, ends_at: now + WINDOW * 1000 };
  const left = Math.max(0, quota - hits);
  const seconds = Math.max(1, Math.ceil((ends_at - now) / 1000));
  const headers: RateHeaders = { "ratelimit-policy": `"key";q=${quota};w=${WINDOW}`, ratelimit: `"key";r=${left};t=${seconds}` };
  const within = hits <= quota;
  return { headers: within ? headers : { ...headers, "retry-after": String(seconds) }, within };
}

export const tooMany = () => new AppError("system.tooManyRequests", { detail: "api key" });
