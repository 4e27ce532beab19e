/**
 * A language by its name in the page's language: `en-GB` is "British English"; of Chinese the region says nothing more.
 * A tag that is none stays.
 */
export function nameOfLanguage(tag: string, lang: string): string {
  try {
    return new Intl.DisplayNames([lang], { type: "language" }).of(tag.replace(/^zh-CN$/, "zh")) ?? tag;
  } catch {
    return tag;
  }
}
