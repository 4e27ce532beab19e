import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { en } from "./en/index.ts";
import { zh } from "./zh/index.ts";

export const LANGUAGES = ["en", "zh"] as const;
export type Language = (typeof LANGUAGES)[number];

/** One instance a request (islands.md): nothing of one visitor's language reaches another's. */
export function createI18n(language: Language): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: "en",
    resources: { en: { translation: en }, zh: { translation: zh } },
    interpolation: { escapeValue: false },
    nsSeparator: false,
    initImmediate: false,
    react: { useSuspense: false },
  });
  return instance;
}
