const KEY = "lang";
const cookie = /(?:^|;\s*)lang=(en|zh)/;

/**
 * Spec §1: the language is read from local storage. A choice kept there and unknown to the server is told to it,
 * once, and the page is asked for again; else local storage follows what the server was told.
 */
export function mirrorLanguage(): void {
  const known = cookie.exec(document.cookie)?.[1];
  const stored = localStorage.getItem(KEY);
  if (known) {
    localStorage.setItem(KEY, known);
    return;
  }
  if (stored !== "zh") return;
  document.cookie = `${KEY}=zh; path=/; max-age=31536000; samesite=lax`;
  if (cookie.test(document.cookie)) location.reload();
}
