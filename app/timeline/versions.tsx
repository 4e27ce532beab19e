import { LANGUAGES } from "../../timeline/brief.ts";
import { VARIANT_RATIOS } from "../../trpc/contract/rules/timeline-variant.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import type { TimelinePage } from "./queries.ts";
import { takenText, versionName } from "./version-words.ts";
import { viewHref } from "./view.ts";

/** The same edit in other shapes: each is a timeline of its own, and takes over edits of this one. */
export function Versions({ page: { flow, timeline, view, versions, taken } }: { page: TimelinePage }) {
  const { t } = useTranslation();
  const others = versions.length > 1;
  return (
    <details className="tl-more" id="versions" open={others}>
      <summary>{`${t("timeline.versions.title")} (${versions.length})`}</summary>
      <p className="hint max-w-prose pt-3">{t("timeline.versions.help")}</p>
      <ul className="grid gap-2 py-3 text-small">
        {versions.map((one) => {
          const told = taken.find(({ timeline_id }) => timeline_id === one.id);
          const here = one.id === timeline.id;
          return (
            <li key={one.id}>
              <a
                className="link"
                href={viewHref(flow, { ...view, timelineId: one.id, part: null, at: null })}
                aria-current={here ? "true" : undefined}
              >
                {here ? t("timeline.versions.here", { name: versionName(one, t) }) : versionName(one, t)}
              </a>
              {told && `: ${takenText(told, timeline.document, t)}`}
            </li>
          );
        })}
      </ul>
      <form method="post" className="flex flex-wrap items-end gap-4 pb-3">
        <label className="grid gap-1">
          <span className="label-text">{t("timeline.versions.ratio")}</span>
          <select className="select" name="ratio">
            {VARIANT_RATIOS.map((ratio) => (
              <option key={ratio}>{ratio}</option>
            ))}
          </select>
        </label>
        <button className="btn btn-plain" name="do" value="makeVersion">
          {t("timeline.versions.make")}
        </button>
        {others && timeline.steps.some(({ done }) => done) && (
          <button className="btn btn-plain" name="do" value="carryVersions">
            {t("timeline.versions.carry")}
          </button>
        )}
      </form>
      <form method="post" className="grid justify-items-start gap-3 pb-3">
        <p className="hint max-w-prose">{t("timeline.versions.languageNote")}</p>
        <div className="flex flex-wrap items-end gap-4">
          <label className="grid gap-1">
            <span className="label-text">{t("timeline.versions.language")}</span>
            <select className="select" name="language">
              {LANGUAGES.filter((language) => language !== timeline.document.language).map((language) => (
                <option key={language} value={language}>
                  {t(`timeline.versions.languages.${language}`)}
                </option>
              ))}
            </select>
          </label>
          <button className="btn btn-plain" name="do" value="makeVersion">
            {t("timeline.versions.inLanguage")}
          </button>
        </div>
      </form>
    </details>
  );
}
