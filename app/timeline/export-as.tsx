import { documentDuration } from "../../timeline/document.ts";
import { GIF } from "../../timeline/gif.ts";
import { seconds } from "../../timeline/time.ts";
import { exportCost } from "../../trpc/contract/rules/exports.ts";
import { writeTime } from "../../trpc/contract/rules/time-string.ts";
import type { Task } from "../../trpc/contract/task.ts";
import { EXPORT_STAGES } from "../../trpc/contract/tools/export-stages.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { TaskAct } from "../task/act.tsx";
import type { TimelinePage } from "./queries.ts";
import { viewHref } from "./view.ts";

/** One exported file: how far it is, or where it can be had. */
function Exported({ task }: { task: Task }) {
  const { t } = useTranslation();
  const { task_id, stage, state, progress, error_msg, output, finished_at } = task;
  const [file] = output?.artifacts ?? [];
  const kind = stage === "render" ? "MP4" : stage.toUpperCase();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 py-2">
      <span>
        {kind}
        {state === "failed" && <span className="hint"> {error_msg}</span>}
      </span>
      {state === "success" && file ? (
        <a className="link inline-flex min-h-11 items-center" href={file.download_url} download={file.file_name}>
          {t("task.download", { kind })}
        </a>
      ) : (
        <span className="tag num" data-state={state === "generating" ? "working" : state}>
          {t(`task.states.${state}`, { percent: progress })}
        </span>
      )}
      {finished_at === null && <TaskAct taskId={task_id} act="cancel" label={t("timeline.exports.cancel", { kind })} quiet />}
    </li>
  );
}

/** The timeline as another kind of file than its film, each with its price, and those that were made. */
export function ExportAs({ page: { flow, timeline, view, quote, exported }, at }: { page: TimelinePage; at: number }) {
  const { t } = useTranslation();
  const length = seconds(documentDuration(timeline.document));
  const values = { time: writeTime(at), seconds: GIF.seconds };
  return (
    <details className="tl-more" id="exports" open={exported.length > 0}>
      <summary>{t("timeline.exports.title")}</summary>
      <div className="grid gap-4 pt-3">
        <p className="hint max-w-prose">{t("timeline.exports.note")}</p>
        <form method="post" className="grid justify-items-start gap-3">
          <input type="hidden" name="at" value={at} />
          <fieldset className="grid">
            <legend className="sr-only">{t("timeline.exports.as")}</legend>
            {EXPORT_STAGES.map((stage, n) => {
              const cost = exportCost(stage, { seconds: length, at });
              return (
                <label key={stage} className="inline-flex min-h-11 items-center gap-2">
                  <input type="radio" name="as" value={stage} defaultChecked={n === 0} />
                  <span>{t(`timeline.exports.kinds.${stage}`, values)}</span>
                  <span className="hint num">{cost > 0 ? t("task.cost", { count: cost }) : t("task.free")}</span>
                </label>
              );
            })}
          </fieldset>
          <button className="btn btn-plain" name="do" value="export">
            {t("timeline.exports.now")}
          </button>
          {quote && <p className="hint num">{t("timeline.exportNote", { count: quote.available })}</p>}
        </form>
        {exported.length > 0 && (
          <section aria-label={t("timeline.exports.list")}>
            <h2 className="text-lead">{t("timeline.exports.list")}</h2>
            <ul className="rows">
              {exported.map((task) => (
                <Exported key={task.task_id} task={task} />
              ))}
            </ul>
            {exported.some(({ finished_at }) => finished_at === null) && (
              <a className="link inline-flex min-h-11 items-center" href={`${viewHref(flow, view)}#exports`}>
                {t("timeline.exports.again")}
              </a>
            )}
          </section>
        )}
      </div>
    </details>
  );
}
