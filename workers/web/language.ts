import { LanguageDetector } from "remix-i18next/server";
import { languageAsked } from "../../app/http/address.ts";
import { readCookies } from "../../app/http/cookies.ts";
import { FALLBACK, type Language, LANGUAGES, languageOf } from "../../locales/index.ts";

/** What may be a BCP 47 tag of a language: the library would find `zh` in any text around it. */
const TAG = /^[a-z]{2,3}(?:-[A-Za-z0-9]{1,8})*$/;

/** By the address (`?lang=zh`), by the header that a script sends (spec §7), or by the cookie of a page. */
async function findLocale(request: Request): Promise<string | null> {
  const named = request.headers.get("lang") ?? readCookies(request).get("lang") ?? "";
  return languageAsked(new URL(request.url)) ?? (TAG.test(named) ? named : null);
}

const detector = new LanguageDetector({ supportedLanguages: [...LANGUAGES], fallbackLanguage: FALLBACK, order: ["custom"], findLocale });

/** The language that a request is to be answered in; the fallback where it names none that we have. */
export const detectLanguage = async (request: Request): Promise<Language> => languageOf(await detector.detect(request));
