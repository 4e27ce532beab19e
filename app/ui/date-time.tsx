import { useTranslation } from "../i18n/use-translation.tsx";

/** A moment (Unix ms) as people of the page's language write it, in UTC. */
export function DateTime({ at }: { at: number }) {
  const { lang } = useTranslation();
  const format = new Intl.DateTimeFormat(lang === "zh" ? "zh-CN" : "en-GB", { year: "numeric", month: "short", day: "numeric", hour: "2-digit", minute: "2-digit", hour12: false, timeZone: "UTC" });
  return <time dateTime={new Date(at).toISOString()}>{`${format.format(at)} UTC`}</time>;
}
