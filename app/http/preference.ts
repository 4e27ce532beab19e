import { LANGUAGES } from "../../locales/index.ts";
import { readCookies, setCookie } from "./cookies.ts";

/** What a visitor chooses for the whole product. Readable by scripts: the language is mirrored in local storage (spec §1). */
export const PREFERENCES = { lang: LANGUAGES, theme: ["system", "light", "dark"] } as const;
export type Theme = (typeof PREFERENCES)["theme"][number];

/** The `Set-Cookie` of a choice; null where it is not one of ours. */
export function preferenceCookie(name: keyof typeof PREFERENCES, value: FormDataEntryValue | null): string | null {
  const known = (PREFERENCES[name] as readonly string[]).find((one) => one === value);
  return known ? setCookie(name, known) : null;
}

export const readTheme = (request: Request): Theme => {
  const value = readCookies(request).get("theme");
  return PREFERENCES.theme.find((one) => one === value) ?? "system";
};

/** Whether the browser has shown that it runs scripts (entry.client sets it). */
export const runsScripts = (request: Request): boolean => readCookies(request).get("js") === "1";
