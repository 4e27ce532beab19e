import { JobError } from "../protocol/handler.ts";
import type { Job } from "../protocol/jobs.ts";
import { jobUrls } from "./identity.ts";

/** Whether a URL is plain http(s), without credentials, on one of the signed-file origins. */
export function isAllowed(url: string, origins: ReadonlySet<string>): boolean {
  const parsed = URL.parse(url);
  if (parsed === null || (parsed.protocol !== "http:" && parsed.protocol !== "https:")) return false;
  return parsed.username === "" && parsed.password === "" && origins.has(parsed.origin);
}

/** @throws JobError INPUT_FORBIDDEN or OUTPUT_REFUSED when a URL of the job is on any other origin. */
export function guardUrls(job: Job, origins: ReadonlySet<string>): void {
  for (const { url, write } of jobUrls(job)) {
    if (isAllowed(url, origins)) continue;
    const where = URL.parse(url)?.origin ?? "an unreadable address";
    throw new JobError(write ? "OUTPUT_REFUSED" : "INPUT_FORBIDDEN", `${where} is not an allowed file origin`);
  }
}
