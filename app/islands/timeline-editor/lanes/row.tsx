import { memo } from "react";
import type { Track } from "../../../../timeline/document.ts";
import { firstAfter } from "../../../../timeline/edit/interval.ts";
import type { Editor } from "../editor.ts";
import type { T } from "../props.ts";
import { Clip, clipId } from "./clip.tsx";
import { laneStyle } from "./lane-style.ts";
import { ROW } from "./lanes-view.ts";
import { TrackHead } from "./track-head.tsx";
import { shownIn, type Span } from "./window.ts";

interface RowProps {
  track: Track;
  /** From the front, from 0. */
  at: number;
  span: Span;
  least: number;
  selection: ReadonlySet<string>;
  /** The element that the keyboard is at, or `""` for the track itself; null: elsewhere. */
  focus: string | null;
  editor: Editor;
  t: T;
}

/** One track with those of its elements that are in view. */
export const Row = memo(function Row({ track, at, span, least, selection, focus, editor, t }: RowProps) {
  const pinned = focus ? new Set([...selection, focus]) : selection;
  const shown = shownIn(track.elements, { ...span, least, pinned });
  const first = firstAfter(track.elements, span.from);
  let place = first;
  return (
    <div
      role="rowgroup"
      className="te-row"
      style={{ top: at * ROW }}
      data-locked={track.locked || undefined}
      data-hidden={track.hidden || undefined}
    >
      <TrackHead track={track} row={at + 1} focused={focus === ""} editor={editor} t={t} />
      {shown.map((one) => {
        if (one.kind === "run") {
          place += one.count;
          const style = laneStyle(one.from, one.to - one.from);
          return <div key={`run-${one.from}`} className="te-run" style={style} aria-hidden="true" />;
        }
        place += 1;
        const { id } = one.element;
        return (
          <Clip
            key={clipId(id)}
            element={one.element}
            selected={selection.has(id)}
            focused={focus === id}
            place={place}
            of={track.elements.length}
            row={at + 1}
            editor={editor}
            t={t}
          />
        );
      })}
    </div>
  );
});
