import { Steps } from "../flow/steps.tsx";
import type { Problem } from "../http/problem.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Problems } from "../ui/problems.tsx";
import { Bar } from "./bar.tsx";
import { Frame } from "./frame.tsx";
import { History } from "./history.tsx";
import { Inspector } from "./inspector.tsx";
import { Lanes } from "./lanes.tsx";
import { Kinds, PartsTable } from "./parts-table.tsx";
import type { TimelinePage as Page } from "./queries.ts";
import { TakeAway } from "./take-away.tsx";
import { shownOf } from "./view.ts";

/** The editor: a frame of the ad, the form of one element, and all elements on their tracks and in a table. */
export function TimelinePage({ page, problems }: { page: Page; problems: readonly Problem[] }) {
  const { t } = useTranslation();
  const { flow, timeline, view } = page;
  const shown = shownOf(timeline.document, view);
  return (
    <>
      <Steps flow={flow} at="editor" draftId={timeline.draft_id} />
      <h1 className="calm mb-4">{t("timeline.title")}</h1>
      <div className="grid gap-6">
        <Bar page={page} />
        <Problems list={problems} />
        {timeline.losses.length > 0 && (
          <p className="note" data-kind="warning">
            {t("timeline.losses", { count: timeline.losses.length })}
          </p>
        )}
        <div className="tl-top">
          <Frame page={page} shown={shown} />
          {shown.selected ? (
            <Inspector
              key={shown.selected.element.id}
              part={shown.selected}
              revision={timeline.revision}
              problems={problems}
              at={shown.at}
            />
          ) : (
            <p className="text-lead self-center">{t("timeline.pick")}</p>
          )}
        </div>
        <section className="grid gap-4" aria-label={t("timeline.lanes")}>
          <Kinds page={page} kind={shown.kind} />
          <Lanes page={page} shown={shown} />
          <PartsTable page={page} shown={shown} />
        </section>
        <div className="grid gap-2">
          <History steps={timeline.steps} />
          <TakeAway page={page} />
        </div>
      </div>
    </>
  );
}
