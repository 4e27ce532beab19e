import { createInstance, type TFunction } from "i18next";
import type { Language } from "../../trpc/contract/rules/languages.ts";
import { en } from "./en/index.ts";
import { zh } from "./zh/index.ts";

export interface Translation {
  t: TFunction;
  lang: Language;
}

function createT(language: Language): TFunction {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: "en",
    resources: { en: { translation: en }, zh: { translation: zh } },
    interpolation: { escapeValue: false },
    nsSeparator: false,
    initImmediate: false,
  });
  return instance.t;
}

/** A message without values is the same each time: it is looked up once in an isolate's life. */
function remembering(t: TFunction): TFunction {
  const plain = new Map<string, string>();
  const text = t as unknown as (key: string, values?: object) => string;
  const look: typeof text = (key, values) => {
    if (values) return text(key, values);
    const known = plain.get(key) ?? text(key);
    // A name that is no message's comes back as it is: such names have no end.
    if (known !== key) plain.set(key, known);
    return known;
  };
  return look as TFunction;
}

const made = new Map<Language, Translation>();

/** The messages of a language; it never changes, so that all requests in it may share them (islands.md). */
export function translationOf(lang: Language): Translation {
  const known = made.get(lang);
  if (known) return known;
  const fresh = { t: remembering(createT(lang)), lang };
  made.set(lang, fresh);
  return fresh;
}
