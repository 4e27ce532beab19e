const IDEOGRAPHIC = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]/;

/** Words of a name in lower case; scripts without spaces give pairs of signs. */
export function tokensOf(name: string): Set<string> {
  const tokens = new Set<string>();
  for (const word of name
    .slice(0, 400)
    .toLowerCase()
    .normalize("NFKC")
    .match(/[\p{L}\p{N}]+/gu) ?? []) {
    if (!IDEOGRAPHIC.test(word)) tokens.add(word);
    else for (let at = 0; at < Math.max(1, word.length - 1); at++) tokens.add(word.slice(at, at + 2));
  }
  return tokens;
}

/** How much of the shorter name the longer one holds, 0–1. */
export function likeness(a: string, b: string): number {
  const one = tokensOf(a),
    other = tokensOf(b);
  const [few, many] = one.size <= other.size ? [one, other] : [other, one];
  if (few.size === 0) return 0;
  let shared = 0;
  for (const token of few) if (many.has(token)) shared++;
  return (shared / few.size) * Math.min(1, 0.6 + few.size / 5);
}

/** How much of `whole` its part `name` covers, 0–1. */
export function coverage(name: string, whole: string): number {
  const part = tokensOf(name),
    all = tokensOf(whole);
  let shared = 0;
  for (const token of all) if (part.has(token)) shared++;
  return all.size === 0 ? 0 : shared / all.size;
}
