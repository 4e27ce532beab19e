import { createHash } from "node:crypto";
import { isSigned, jobIdentity } from "../protocol/identity.ts";
import type { Job } from "../protocol/jobs.ts";

/** The job's id: SHA-256 (hex) of its identity. */
export const jobId = (job: Job): string => createHash("sha256").update(jobIdentity(job)).digest("hex");

/** Every URL the job would read or write, with its direction. */
export function jobUrls(job: Job): { url: string; write: boolean }[] {
  const found = "document" in job && "urls" in job ? Object.values(job.urls).map((url) => ({ url, write: false })) : [];
  const visit = (value: unknown): void => {
    if (isSigned(value)) found.push({ url: value.url, write: "content_type" in value });
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(visit);
  };
  Object.entries(job)
    .filter(([name]) => name !== "document")
    .forEach(([, value]) => visit(value));
  return found;
}
