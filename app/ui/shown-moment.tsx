import { factsOf } from "../../locales/index.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { momentText } from "./moment.ts";

/** A moment in the zone that the edge knows of; a script puts the browser's own zone there. */
export function ShownMoment({ at, zone }: { at: number; zone: string }) {
  const { lang } = useTranslation();
  return (
    <x-behave name="local-time">
      <time dateTime={new Date(at).toISOString()}>{momentText(at, factsOf(lang).tag, zone)}</time>
    </x-behave>
  );
}
