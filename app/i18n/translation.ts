import { createInstance, type TFunction } from "i18next";
import { FALLBACK, factsOf, type Language } from "../../locales/index.ts";
import { quantity } from "../../locales/quantity.ts";
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
    interpolation: {
      escapeValue: false,
      alwaysFormat: true,
      format: (value: unknown, _format, _language, options) =>
        String(quantity(String(options?.interpolationkey), value, factsOf(language).tag)),
    },
    nsSeparator: false,
    initImmediate: false,
  });
  return instance.t;
}

type Text = (key: string, values?: Record<string, unknown>) => string;

/** Messages without values are looked up once: their keys are those of the code, so that there is an end of them (decision 040). */
function lookedUpOnce(t: Text): Text {
  const found = new Map<string, string>();
  return (key, values) => {
    if (values) return t(key, values);
    const message = found.get(key) ?? t(key);
    found.set(key, message);
    return message;
  };
}

const made = new Map<Language, Translation>();

/** The messages of a language; it never changes, so that all requests in it may share them (islands.md). */
export function translationOf(lang: Language): Translation {
  const known = made.get(lang);
  if (known) return known;
  const fresh = { t: lookedUpOnce(createT(lang) as unknown as Text) as TFunction, lang };
  made.set(lang, fresh);
  return fresh;
}
