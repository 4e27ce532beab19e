const YEAR = 60 * 60 * 24 * 365;

/** What a visitor chooses for the whole product. Readable by scripts: the language is mirrored in local storage (spec §1). */
export const PREFERENCES = { lang: ["en", "zh"], theme: ["system", "light", "dark"] } as const;
export type Theme = (typeof PREFERENCES)["theme"][number];

const cookie = (name: string, value: string): string => `${name}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;

/** The `Set-Cookie` of a choice; null where it is not one of ours. */
export function preferenceCookie(name: keyof typeof PREFERENCES, value: FormDataEntryValue | null): string | null {
  const known = (PREFERENCES[name] as readonly string[]).find((one) => one === value);
  return known ? cookie(name, known) : null;
}

export const readTheme = (request: Request): Theme => {
  const value = /(?:^|;\s*)theme=(\w+)/.exec(request.headers.get("cookie") ?? "")?.[1];
  return PREFERENCES.theme.find((one) => one === value) ?? "system";
};

/** Whether the browser has shown that it runs scripts (entry.client sets it). */
export const runsScripts = (request: Request): boolean => /(?:^|;\s*)js=1/.test(request.headers.get("cookie") ?? "");
