import { seconds } from "../../timeline/time.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { flagText } from "./flag-words.ts";
import type { TimelinePage } from "./queries.ts";
import { viewHref } from "./view.ts";

/** Claims that are said while something that stands for them is gone: each a link to its moment. */
export function Evidence({ page: { flow, timeline, view } }: { page: TimelinePage }) {
  const { t } = useTranslation();
  if (timeline.flags.length === 0) return null;
  return (
    <section className="note" data-kind="warning" aria-labelledby="evidence">
      <h2 id="evidence">{t("timeline.evidence.cut", { count: timeline.flags.length })}</h2>
      <ul className="grid gap-1">
        {timeline.flags.map((flag) => (
          <li key={flag.claim}>
            <a className="link" href={viewHref(flow, { ...view, part: null, at: seconds(flag.at) })}>
              {flagText(flag, t)}
            </a>
          </li>
        ))}
      </ul>
      <p>{t("timeline.evidence.help")}</p>
    </section>
  );
}
