/** A path of ours that a caller named, or the start: never another site (spec §7 successUrl). */
export function pathNext(successUrl: string | undefined): string {
  const path = successUrl ?? "";
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) && !new URL(path, "https://here.invalid").pathname.startsWith("//") ? path : "/";
}

/** Where the newly registered land (spec §2). */
export const WELCOME = "/welcome";
