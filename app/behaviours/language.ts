import { scriptCookie } from "./script-cookie.ts";

const KEY = "lang";
const cookie = /(?:^|;\s*)lang=([\w-]+)/;

/** The languages that the page's own switch offers: every one but the page's. */
const isOffered = (language: string): boolean =>
  [...document.querySelectorAll<HTMLButtonElement>("button[name=lang]")].some(({ value }) => value === language);

/**
 * Spec §1: the language is read from local storage. A choice kept there and unknown to the server is told to it,
 * once, and the page is asked for again; else local storage follows what the server was told.
 */
export function mirrorLanguage(): void {
  const known = cookie.exec(document.cookie)?.[1];
  const stored = localStorage.getItem(KEY);
  if (known) localStorage.setItem(KEY, known);
  else if (stored && isOffered(stored)) {
    document.cookie = scriptCookie(KEY, stored, location.protocol);
    if (cookie.test(document.cookie)) location.reload();
  }
}
