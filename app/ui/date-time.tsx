import { factsOf, type Language } from "../../locales/index.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

const formats = new Map<Language, Intl.DateTimeFormat>();

/** Made once: a list has one moment a row, and a format costs more than what it writes. */
function formatOf(lang: Language): Intl.DateTimeFormat {
  const known =
    formats.get(lang) ?? new Intl.DateTimeFormat(factsOf(lang).tag, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
  formats.set(lang, known);
  return known;
}

/** A moment (Unix ms) as people of the page's language write it, in UTC. */
export function DateTime({ at }: { at: number }) {
  const { lang } = useTranslation();
  return <time dateTime={new Date(at).toISOString()}>{`${formatOf(lang).format(at)} UTC`}</time>;
}
