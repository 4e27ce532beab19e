import { type ScriptLanguage, scriptLanguage } from "../product.ts";

/**
 * The language that an ad begins in for who reads the interface, or posts a form, in `code`: the same where ads are
 * spoken in it, else English.
 */
export const scriptLanguageOf = (code: string): ScriptLanguage => scriptLanguage.options.find((one) => one === code) ?? "en";

/** The currency that a product form begins with, by the language of the ad. */
export const FIRST_CURRENCY = { en: "EUR", zh: "CNY" } as const satisfies Record<ScriptLanguage, string>;
