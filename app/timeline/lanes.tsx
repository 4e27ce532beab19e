import { documentDuration } from "../../timeline/document.ts";
import { seconds } from "../../timeline/time.ts";
import { partName } from "./name.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import type { TimelinePage } from "./queries.ts";
import { type Shown, viewHref } from "./view.ts";

/** The elements of a kind as bars on their tracks: a picture of the table below it, for those who see and point. */
export function Lanes({ page: { flow, timeline, view }, shown: { parts, selected, at } }: { page: TimelinePage; shown: Shown }) {
  const { t } = useTranslation();
  const whole = Math.max(1, seconds(documentDuration(timeline.document)));
  const percent = (time: number): string => `${((time / whole) * 100).toFixed(3)}%`;
  const tracks = [...new Map(parts.map(({ track, row }) => [track, row])).entries()].toSorted(([, a], [, b]) => a - b);
  const every = whole > 40 ? 5 : whole > 15 ? 2 : 1;
  return (
    <div className="tl-lanes" aria-hidden="true">
      <div className="tl-inner" style={{ minWidth: `${Math.ceil(whole * 44)}px` }}>
        <div className="tl-ruler">
          {Array.from({ length: Math.floor(whole / every) + 1 }, (_, n) => (
            <span key={n} className="num" style={{ left: percent(n * every) }}>
              {n * every}
            </span>
          ))}
        </div>
        {tracks.map(([track]) => (
          <div key={track} className="tl-lane">
            {parts
              .filter((part) => part.track === track)
              .map((part) => {
                const { id, startTime, duration } = part.element;
                return (
                  <a
                    key={id}
                    tabIndex={-1}
                    className="tl-bar"
                    data-kind={part.kind}
                    data-selected={part === selected ? "" : undefined}
                    data-offline={part.offline ? "" : undefined}
                    href={viewHref(flow, { ...view, part: id, at: null })}
                    title={partName(part, t)}
                    style={{ left: percent(seconds(startTime)), width: percent(seconds(duration)) }}
                  >
                    {partName(part, t)}
                  </a>
                );
              })}
          </div>
        ))}
        <i className="tl-playhead" style={{ left: percent(at) }} />
      </div>
    </div>
  );
}
