const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A cookie that a script sets, for `document.cookie`: for the whole site and a year; Secure where the page came by https. */
export const scriptCookie = (name: "js" | "lang", value: string, protocol: string): string =>
  `${name}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${protocol === "https:" ? "; secure" : ""}`;
