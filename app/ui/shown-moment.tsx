import { useTranslation } from "react-i18next";
import { momentText } from "./moment.ts";

/** A moment in the zone that the edge knows of; a script puts the browser's own zone there. */
export function ShownMoment({ at, zone }: { at: number; zone: string }) {
  const { i18n } = useTranslation();
  return (
    <x-behave name="local-time">
      <time dateTime={new Date(at).toISOString()}>{momentText(at, i18n.language === "zh" ? "zh" : "en", zone)}</time>
    </x-behave>
  );
}
