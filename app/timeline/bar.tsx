import { documentDuration } from "../../timeline/document.ts";
import { seconds } from "../../timeline/time.ts";
import { writeTime } from "../../trpc/contract/rules/time-string.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { backHref } from "./back.ts";
import type { TimelinePage } from "./queries.ts";

/** Undo, redo, and the render with its price. */
export function Bar({ page: { flow, timeline, quote } }: { page: TimelinePage }) {
  const { t } = useTranslation();
  const { steps, revision, document } = timeline;
  const canRender = quote !== null && quote.cost <= quote.available;
  return (
    <div className="tl-bar-row">
      <form method="post" className="flex gap-2">
        <input type="hidden" name="revision" value={revision} />
        <button className="btn btn-plain" name="do" value="undo" disabled={!steps.some(({ done }) => done)}>
          {t("timeline.undo")}
        </button>
        <button className="btn btn-plain" name="do" value="redo" disabled={steps.every(({ done }) => done)}>
          {t("timeline.redo")}
        </button>
      </form>
      <p className="hint num grow">
        {t("timeline.length", { length: writeTime(seconds(documentDuration(document))) })}
        {steps.some(({ done }) => done) && ` · ${t("timeline.changed")}`}
      </p>
      <a className="link inline-flex min-h-11 items-center" href={backHref(flow, timeline)}>
        {t("timeline.back")}
      </a>
      {canRender && (
        <x-behave name="busy">
          <form method="post">
            <button className="btn btn-primary" name="do" value="render" data-busy={t("editor.starting")}>
              {t("timeline.export", { count: quote.cost })}
            </button>
          </form>
        </x-behave>
      )}
      {quote && (
        <p className="hint num basis-full sm:text-end">
          {canRender
            ? t("timeline.exportNote", { count: quote.available })
            : t("timeline.short", { cost: quote.cost, available: quote.available })}
        </p>
      )}
    </div>
  );
}
