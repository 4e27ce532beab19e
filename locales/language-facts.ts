/** What the product must know of a language beside its words. */
export interface LanguageFacts {
  /** BCP 47, with region: for `Intl` (dates, amounts, names of currencies). */
  readonly tag: string;
  /**
   * For `<html lang>`, `hreflang` and the header `lang` of the upstream (spec §7); style sheets select fonts and line
   * heights by it (`:lang()`).
   */
  readonly htmlLang: string;
  /** Its name in itself, as the language switch shows it. */
  readonly name: string;
}
