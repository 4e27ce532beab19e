import { seconds } from "../../timeline/time.ts";
import { writeTime } from "../../trpc/contract/rules/time-string.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { partName } from "./name.ts";
import { KINDS } from "./parts.ts";
import type { TimelinePage } from "./queries.ts";
import { type Shown, viewHref } from "./view.ts";

/** Which kind of elements is shown. */
export function Kinds({ page: { flow, view }, kind }: { page: TimelinePage; kind: Shown["kind"] }) {
  const { t } = useTranslation();
  return (
    <nav className="tl-kinds" aria-label={t("timeline.kindsLabel")}>
      {KINDS.map((one) => (
        <a key={one} href={viewHref(flow, { ...view, kind: one, part: null, at: null })} aria-current={one === kind ? "true" : undefined}>
          {t(`timeline.kinds.${one}`)}
        </a>
      ))}
    </nav>
  );
}

/** The elements in the order of time, each a link to its form. */
export function PartsTable({ page: { flow, view }, shown: { parts, selected } }: { page: TimelinePage; shown: Shown }) {
  const { t } = useTranslation();
  if (parts.length === 0) return <p className="hint">{t("timeline.none")}</p>;
  return (
    <table className="tl-table text-small">
      <caption className="sr-only">{t("timeline.parts")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("timeline.columns.what")}</th>
          <th scope="col">{t("timeline.columns.start")}</th>
          <th scope="col">{t("timeline.columns.length")}</th>
          <th scope="col">{t("timeline.columns.track")}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => {
          const { id, startTime, duration } = part.element;
          return (
            <tr key={id} data-selected={part === selected ? "" : undefined}>
              <th scope="row">
                <a href={viewHref(flow, { ...view, part: id, at: null })} aria-current={part === selected ? "true" : undefined}>
                  {partName(part, t)}
                </a>
              </th>
              <td className="num">{writeTime(seconds(startTime))}</td>
              <td className="num">{writeTime(seconds(duration))}</td>
              <td className="num">{t("timeline.trackNumber", { number: part.row })}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
