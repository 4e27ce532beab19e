import { documentDuration } from "../../timeline/document.ts";
import { perSecond } from "../../timeline/rate.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Icon } from "../shell/icon.tsx";
import type { TimelinePage } from "./queries.ts";
import { type Shown, viewHref } from "./view.ts";

const STEPS = [
  { name: "stepBack", by: -1, frames: false, icon: "left" },
  { name: "frameBack", by: -1, frames: true, icon: "left" },
  { name: "frameOn", by: 1, frames: true, icon: "right" },
  { name: "stepOn", by: 1, frames: false, icon: "right" },
] as const;

/** The ad at a moment, drawn by what renders it, and the way to the moments beside it. */
export function Frame({ page: { flow, timeline, view }, shown: { at, time } }: { page: TimelinePage; shown: Shown }) {
  const { t } = useTranslation();
  const { width, height, rate } = timeline.document.canvas;
  return (
    <figure className="tl-frame">
      <div className="stage">
        {documentDuration(timeline.document) > 0 && (
          <img
            src={`/timeline/${timeline.id}/still?at=${at.toFixed(3)}&revision=${timeline.revision}`}
            width={width}
            height={height}
            alt={t("timeline.frame", { time })}
            style={{ aspectRatio: `${width} / ${height}` }}
          />
        )}
      </div>
      <figcaption>
        <output className="num text-lead">{time}</output>
        <nav className="tl-steps">
          {STEPS.map(({ name, by, frames, icon }) => {
            const label = t(`timeline.${name}`);
            const to = Math.max(0, at + by / (frames ? perSecond(rate) : 1));
            return (
              <a key={name} className="iconbtn" href={viewHref(flow, { ...view, at: to })} aria-label={label} title={label}>
                <Icon name={icon} size={frames ? 14 : 20} />
              </a>
            );
          })}
        </nav>
      </figcaption>
    </figure>
  );
}
