import { Steps } from "../flow/steps.tsx";
import type { Problem } from "../http/problem.ts";
import { Island } from "../islands/runtime/island.tsx";
import TimelineEditor from "../islands/timeline-editor/island.tsx";
import { useTranslation } from "../i18n/use-translation.tsx";
import stylesheet from "../styles/timeline-editor.css?url";
import { Problems } from "../ui/problems.tsx";
import { backHref, staysHere } from "./back.ts";
import { Bar } from "./bar.tsx";
import { ExportAs } from "./export-as.tsx";
import { Comments } from "./comments.tsx";
import { Evidence } from "./evidence.tsx";
import { Frame } from "./frame.tsx";
import { History } from "./history.tsx";
import { Inspector } from "./inspector.tsx";
import { Lanes } from "./lanes.tsx";
import { PlatformCheck } from "./platform-check.tsx";
import { Kinds, PartsTable } from "./parts-table.tsx";
import { renderOf, type TimelinePage as Page } from "./queries.ts";
import { OpenFile, Reading } from "./open-file.tsx";
import type { Opening } from "./opening.ts";
import { TakeAway } from "./take-away.tsx";
import { Versions } from "./versions.tsx";
import { shownOf, viewHref } from "./view.ts";

/** The editor over the page, where scripts run. */
function EditorIsland({ page: { flow, timeline, view } }: { page: Page }) {
  const { id, title, revision, document, urls, steps, losses } = timeline;
  const props = {
    timeline: { id, title, revision, document, urls, steps, losses },
    render: renderOf(timeline),
    stays: staysHere(timeline),
    back: backHref(flow, timeline),
    forms: viewHref(flow, { ...view, forms: true }),
    stylesheet,
  };
  return (
    <Island
      name="timeline-editor"
      component={TimelineEditor}
      props={props}
      namespaces={["timeline", "timelineEditor", "picker"]}
      when="load"
    />
  );
}

/** The editor: a frame of the ad, the form of one element, and all elements on their tracks and in a table. */
export function TimelinePage({ page, problems, opening }: { page: Page; problems: readonly Problem[]; opening: Opening | null }) {
  const { t } = useTranslation();
  const { flow, timeline, view } = page;
  const shown = shownOf(timeline.document, view);
  return (
    <>
      {!view.forms && <EditorIsland page={page} />}
      {!staysHere(timeline) && flow !== "video-avatar" && <Steps flow={flow} at="editor" draftId={timeline.draft_id} />}
      <h1 className="calm mb-4">{t("timeline.title")}</h1>
      <div className="grid gap-6">
        <Bar page={page} />
        <Problems list={problems} />
        {opening && <Reading page={page} opening={opening} />}
        <Evidence page={page} />
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
          <Comments page={page} shown={shown} />
          <PlatformCheck page={page} />
          <Versions page={page} />
          <History steps={timeline.steps} />
          <OpenFile page={page} />
          {flow !== "video-avatar" && <ExportAs page={page} at={shown.at} />}
          <TakeAway page={page} />
        </div>
      </div>
    </>
  );
}
