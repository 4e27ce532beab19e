import { useTranslation } from "../i18n/use-translation.tsx";
import type { TimelinePage } from "./queries.ts";
import { formatsOf } from "./files.ts";

/** The timeline as files for other programs. */
export function TakeAway({ page: { timeline } }: { page: TimelinePage }) {
  const { t } = useTranslation();
  return (
    <details className="tl-more">
      <summary>{t("timeline.takeAway")}</summary>
      <p className="hint max-w-prose pt-3">{t("timeline.takeAwayNote")}</p>
      <ul className="flex flex-wrap gap-x-6">
        {formatsOf(timeline.document).map((format) => (
          <li key={format}>
            <a className="link inline-flex min-h-11 items-center" href={`/timeline/${timeline.id}/file?format=${format}`} download>
              {t(`timeline.formats.${format}`)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
