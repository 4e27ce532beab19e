const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** A source or target of the protocol: a key and its signed URL. */
export const isSigned = (value: unknown): value is { key: string; url: string } =>
  isRecord(value) && typeof value["key"] === "string" && typeof value["url"] === "string";

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (!isRecord(value)) return value;
  const names = Object.keys(value)
    .filter((name) => !(name === "url" && isSigned(value)))
    .toSorted();
  return Object.fromEntries(names.map((name) => [name, canonical(value[name])]));
}

/** What a job is, as text: its content with sorted names and without signed URLs, which change from call to call. Both ends hash it. */
export function jobIdentity(job: object): string {
  const content = "urls" in job && isRecord(job.urls) ? { ...job, urls: Object.keys(job.urls).toSorted() } : job;
  return JSON.stringify(canonical(content));
}
