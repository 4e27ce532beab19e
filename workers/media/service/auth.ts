import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Whether an Authorization header carries the bearer secret. Takes the same time for every wrong one. */
export function isAuthorised(header: string | undefined, secret: string): boolean {
  const match = /^Bearer (.+)$/.exec(header ?? "");
  return timingSafeEqual(digest(match?.[1] ?? ""), digest(secret)) && match !== null;
}
