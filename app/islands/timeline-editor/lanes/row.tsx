import { memo, type ReactNode } from "react";
import type { Track } from "../../../../timeline/document.ts";
import { between } from "../../../../timeline/edit/interval.ts";
import { TIMEBASE } from "../../../../timeline/time.ts";
import type { Editor } from "../editor.ts";
import type { T } from "../props.ts";
import { useValue } from "../value.ts";
import { Clip, clipId } from "./clip.tsx";
import { laneStyle } from "./lane-style.ts";
import { ROW } from "./lanes-view.ts";
import { TrackHead } from "./track-head.tsx";
import { pinnedOf, shownIn, type Span } from "./window.ts";

interface RowProps {
  track: Track;
  /** From the front, from 0. */
  at: number;
  span: Span;
  least: number;
  /** Ticks that a lane is long. */
  lane: number;
  selection: ReadonlySet<string>;
  /** The element that the keyboard is at, or `""` for the track itself; null: elsewhere. */
  focus: string | null;
  editor: Editor;
  t: T;
}

/** What lies on a track. At another scale this alone is rendered: its clips lie at shares of its width. */
function Lane({ editor, lane, children }: Pick<RowProps, "editor" | "lane"> & { children: ReactNode }) {
  const scale = useValue(editor.scale);
  return (
    <div role="presentation" className="te-lane" style={{ width: (lane / TIMEBASE) * scale }}>
      {children}
    </div>
  );
}

/** One track with those of its elements that are in view. */
export const Row = memo(function Row({ track, at, span, least, lane, selection, focus, editor, t }: RowProps) {
  const shown = shownIn(track.elements, { ...span, least, pinned: pinnedOf(selection, focus) });
  return (
    <div
      role="rowgroup"
      className="te-row"
      style={{ top: at * ROW }}
      data-locked={track.locked || undefined}
      data-hidden={track.hidden || undefined}
    >
      <TrackHead track={track} row={at + 1} focused={focus === ""} editor={editor} t={t} />
      <Lane editor={editor} lane={lane}>
        {shown.map((one) => {
          if (one.kind === "run") {
            const style = laneStyle(one.from, one.to - one.from, lane);
            const some = selection.size > 0 && between(track.elements, one.from, one.to).some(({ id }) => selection.has(id));
            return <div key={`run-${one.from}`} className="te-run" style={style} aria-hidden="true" data-selected={some || undefined} />;
          }
          const { id } = one.element;
          return (
            <Clip
              key={clipId(id)}
              element={one.element}
              lane={lane}
              selected={selection.has(id)}
              focused={focus === id}
              place={one.place}
              of={track.elements.length}
              row={at + 1}
              editor={editor}
              t={t}
            />
          );
        })}
      </Lane>
    </div>
  );
});
