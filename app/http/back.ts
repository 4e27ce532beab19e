const START = "/home";

/** Where a form came from, as a path of this site; anything else goes to the start (no open redirect). */
export function safePath(value: FormDataEntryValue | null, origin: string): string {
  if (typeof value !== "string" || !/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(value) || value.length > 2000) return START;
  const url = URL.canParse(value, origin) ? new URL(value, origin) : null;
  // Resolved, `/..//host` has become `//host`: a path that a browser takes for another site.
  return url?.origin === origin && !url.pathname.startsWith("//") ? url.pathname + url.search : START;
}
