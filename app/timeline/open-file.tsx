import { isCaptions } from "../../timeline/interchange/file-formats.ts";
import { writeTime } from "../../trpc/contract/rules/time-string.ts";
import type { TimelineFileReport } from "../../trpc/contract/timeline.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { lossText } from "./loss-words.ts";
import type { Opening } from "./opening.ts";
import type { TimelinePage } from "./queries.ts";
import { viewHref } from "./view.ts";

/** What a browser offers to choose; what a file is, is told by its content. */
export const FILE_ACCEPT = ".otio,.fcpxml,.xml,.json,.zip,.srt,.vtt,.ass,.ssa";

/** What of a file is not as it was. */
function Losses({ report: { losses, loss_count } }: { report: TimelineFileReport }) {
  const { t } = useTranslation();
  if (loss_count === 0) return <p>{t("timeline.noLoss")}</p>;
  return (
    <>
      <p>{t("timeline.lossCount", { count: loss_count })}</p>
      <ul className="tl-losses text-small">
        {losses.map((loss, n) => (
          // oxlint-disable-next-line react/no-array-index-key -- two losses may read the same
          <li key={n}>{lossText(loss, t)}</li>
        ))}
      </ul>
    </>
  );
}

/** A file that was read: what it would make of the timeline, and the button that opens it. */
export function Reading({ page: { flow, timeline, view }, opening: { name, file, report } }: { page: TimelinePage; opening: Opening }) {
  const { t } = useTranslation();
  const { format, elements, tracks, duration, width, height } = report;
  return (
    <section className="note grid gap-3" aria-labelledby="opening">
      <h2 id="opening">{t("timeline.openTitle", { name })}</h2>
      <p>
        {isCaptions(format)
          ? t("timeline.openCaptions", { count: elements })
          : t("timeline.openCut", { count: elements, tracks, length: writeTime(duration), width, height })}
      </p>
      <Losses report={report} />
      <form method="post" className="flex flex-wrap items-center gap-4">
        <input type="hidden" name="revision" value={timeline.revision} />
        <input type="hidden" name="file" value={file} />
        <button className="btn btn-primary" name="do" value="openFile">
          {t("timeline.openNow")}
        </button>
        <a className="link inline-flex min-h-11 items-center" href={viewHref(flow, view)}>
          {t("timeline.openNot")}
        </a>
      </form>
    </section>
  );
}

/** The way in for files of other programs. */
export function OpenFile({ page: { timeline } }: { page: TimelinePage }) {
  const { t } = useTranslation();
  return (
    <details className="tl-more">
      <summary>{t("timeline.openFile")}</summary>
      <p className="hint max-w-prose pt-3">{t("timeline.openFileNote")}</p>
      <form method="post" encType="multipart/form-data" className="flex flex-wrap items-end gap-4 pt-3">
        <input type="hidden" name="revision" value={timeline.revision} />
        <label className="grid gap-1">
          <span className="label-text">{t("timeline.openChoose")}</span>
          <input id="file" className="file-input min-w-0" type="file" name="file" accept={FILE_ACCEPT} required />
        </label>
        <button className="btn btn-plain" name="do" value="readFile">
          {t("timeline.openRead")}
        </button>
      </form>
    </details>
  );
}
