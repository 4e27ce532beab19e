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

type Values = Record<string, string | number | boolean>;
type Text = (key: string, values?: Values) => string;

const NAMED = /\{\{(\w+)\}\}/g;

/** Puts values in a message's places; null where one is missing. */
function filled(message: string, values: Values): string | null {
  let whole = true;
  const text = message.replace(NAMED, (_place, name: string) => {
    whole &&= Object.hasOwn(values, name) && values[name] !== undefined;
    return String(values[name]);
  });
  return whole ? text : null;
}

/** A message is found, in the plural that a count asks for, once in an isolate's life: i18next takes twice as long for it as React for what is around it. */
function remembering(t: TFunction, language: Language): TFunction {
  const found = new Map<string, Map<string, string>>();
  const plurals = new Intl.PluralRules(language);
  const text = t as unknown as Text;
  const remembered = (form: string, key: string, values: Values | undefined): string => {
    const messages = found.get(form) ?? new Map<string, string>();
    found.set(form, messages);
    const known = messages.get(key) ?? text(key, values);
    // A name that is no message's comes back as it is: such names have no end.
    if (known !== key) messages.set(key, known);
    return known;
  };
  const unfilled = (key: string, { count }: Values): string =>
    typeof count === "number"
      ? remembered(count === 0 ? "zero" : plurals.select(count), key, { count, skipInterpolation: true })
      : remembered("unfilled", key, { skipInterpolation: true });
  const look: Text = (key, values) =>
    values ? (filled(unfilled(key, values), values) ?? text(key, values)) : remembered("", key, undefined);
  return look as TFunction;
}

const made = new Map<Language, Translation>();

/** The messages of a language; it never changes, so that all requests in it may share them (islands.md). */
export function translationOf(lang: Language): Translation {
  const known = made.get(lang);
  if (known) return known;
  const fresh = { t: remembering(createT(lang), lang), lang };
  made.set(lang, fresh);
  return fresh;
}
