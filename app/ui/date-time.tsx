import type { Language } from "../../trpc/contract/rules/languages.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

const formats = new Map<Language, Intl.DateTimeFormat>();

/** Made once: a list has one moment a row, and a format costs more than what it writes. */
function formatOf(lang: Language): Intl.DateTimeFormat {
  const known =
    formats.get(lang) ??
    new Intl.DateTimeFormat(lang === "zh" ? "zh-CN" : "en-GB", {
      year: "numeric",
      month: "short",
      day: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      hour12: false,
      timeZone: "UTC",
    });
  formats.set(lang, known);
  return known;
}

/** A moment (Unix ms) as people of the page's language write it, in UTC. */
export function DateTime({ at }: { at: number }) {
  const { lang } = useTranslation();
  return <time dateTime={new Date(at).toISOString()}>{`${formatOf(lang).format(at)} UTC`}</time>;
}
