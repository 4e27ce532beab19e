import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { en } from "./en/index.ts";
import { zh } from "./zh/index.ts";

type Language = "en" | "zh";

function createI18n(language: Language): i18n {
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

const instances = new Map<Language, i18n>();

/** The instance of a language. Its language is never changed, so that all requests in it may share it (islands.md). */
export function i18nOf(language: Language): i18n {
  const known = instances.get(language);
  if (known) return known;
  const fresh = createI18n(language);
  instances.set(language, fresh);
  return fresh;
}
