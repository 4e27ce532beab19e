import { createHash } from "node:crypto";
import type { Job } from "../protocol/jobs.ts";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** A source or target of the protocol: a key and its signed URL. */
const isSigned = (value: unknown): value is { key: string; url: string } =>
  isRecord(value) && typeof value["key"] === "string" && typeof value["url"] === "string";

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (!isRecord(value)) return value;
  const names = Object.keys(value)
    .filter((name) => !(name === "url" && isSigned(value)))
    .toSorted();
  return Object.fromEntries(names.map((name) => [name, canonical(value[name])]));
}

/** The job's identity: SHA-256 (hex) of its content with sorted names and without signed URLs. */
export function jobId(job: Job): string {
  const content = job.kind === "render" ? { ...job, urls: Object.keys(job.urls).toSorted() } : job;
  return createHash("sha256")
    .update(JSON.stringify(canonical(content)))
    .digest("hex");
}

/** Every URL the job would read or write, with its direction. */
export function jobUrls(job: Job): { url: string; write: boolean }[] {
  const found = job.kind === "render" ? Object.values(job.urls).map((url) => ({ url, write: false })) : [];
  const visit = (value: unknown): void => {
    if (isSigned(value)) found.push({ url: value.url, write: "content_type" in value });
    else if (isRecord(value)) Object.values(value).forEach(visit);
  };
  Object.entries(job)
    .filter(([name]) => name !== "document")
    .forEach(([, value]) => visit(value));
  return found;
}
