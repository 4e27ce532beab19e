import { placedOf } from "../../timeline/edit/lookup.ts";
import { seconds } from "../../timeline/time.ts";
import { MOST_COMMENT } from "../../trpc/contract/rules/timeline-comments.ts";
import { writeTime } from "../../trpc/contract/rules/time-string.ts";
import type { TimelineComment } from "../../trpc/contract/timeline-comment.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { elementName } from "./name.ts";
import type { TimelinePage } from "./queries.ts";
import { type Shown, viewHref } from "./view.ts";

function Comment({ page: { flow, timeline, view }, comment }: { page: TimelinePage; comment: TimelineComment }) {
  const { t } = useTranslation();
  const element = placedOf(timeline.document, comment.element_id)?.element;
  const time = writeTime(seconds(comment.at));
  return (
    <li className="grid gap-1">
      <a className="link" href={viewHref(flow, { ...view, part: element?.id ?? null, at: seconds(comment.at) })}>
        {element ? t("timeline.comments.aboutAt", { name: elementName(timeline.document, element, t), time }) : time}
        {comment.resolved && ` (${t("timeline.comments.resolved")})`}
      </a>
      <p className="max-w-prose whitespace-pre-line">{comment.text}</p>
      <form method="post" className="flex flex-wrap gap-2">
        <input type="hidden" name="comment" value={comment.id} />
        <button className="btn btn-plain" name="do" value={comment.resolved ? "reopenComment" : "resolveComment"}>
          {t(comment.resolved ? "timeline.comments.reopen" : "timeline.comments.resolve")}
        </button>
        <button className="btn btn-plain" name="do" value="deleteComment">
          {t("timeline.comments.delete")}
        </button>
      </form>
    </li>
  );
}

/** Notes at moments of the ad, and the form for one more at the moment that is shown. */
export function Comments({ page, shown: { at, time, selected } }: { page: TimelinePage; shown: Shown }) {
  const { t } = useTranslation();
  const open = page.comments.filter(({ resolved }) => !resolved).length;
  return (
    <details className="tl-more" id="comments" open={open > 0}>
      <summary>{`${t("timeline.comments.title")} (${open})`}</summary>
      <form method="post" className="grid max-w-prose gap-3 pt-3">
        <input type="hidden" name="at" value={at} />
        <input type="hidden" name="element" value={selected?.element.id ?? ""} />
        <label className="grid gap-1">
          <span className="label-text">
            {selected
              ? t("timeline.comments.aboutAt", { name: elementName(page.timeline.document, selected.element, t), time })
              : t("timeline.comments.at", { time })}
          </span>
          <textarea className="textarea" name="text" rows={3} maxLength={MOST_COMMENT} required />
        </label>
        <button className="btn btn-plain justify-self-start" name="do" value="addComment">
          {t("timeline.comments.add")}
        </button>
      </form>
      {page.comments.length === 0 && <p className="hint pt-3">{t("timeline.comments.none")}</p>}
      <ul className="grid gap-4 py-3 text-small">
        {page.comments.map((comment) => (
          <Comment key={comment.id} page={page} comment={comment} />
        ))}
      </ul>
    </details>
  );
}
