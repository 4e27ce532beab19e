import { createInstance, type TFunction } from "i18next";
import { FALLBACK, type Language } from "../../locales/index.ts";
import { RESOURCES } from "./resources.ts";

export interface Translation {
  t: TFunction;
  lang: Language;
}

function createT(language: Language): TFunction {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: FALLBACK,
    resources: RESOURCES,
    interpolation: { escapeValue: false },
    nsSeparator: false,
    initImmediate: false,
  });
  return instance.t;
}

const made = new Map<Language, Translation>();

/** The messages of a language; it never changes, so that all requests in it may share them (islands.md). */
export function translationOf(lang: Language): Translation {
  const known = made.get(lang);
  if (known) return known;
  const fresh = { t: createT(lang), lang };
  made.set(lang, fresh);
  return fresh;
}
