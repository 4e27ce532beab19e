import { type PointerEvent, useRef } from "react";
import { seconds, TIMEBASE } from "../../../../timeline/time.ts";
import { writeRuler } from "../parts/clock.ts";
import { useDocument, useEditor } from "../use-editor.ts";
import { useValue } from "../value.ts";
import { type Span, WIDEST } from "./window.ts";
import { labelsWithin, rulerStep } from "./zoom.ts";

/** The times above the lanes, and the markers: a press or a drag moves the playhead. */
export function Ruler({ scale, span }: { scale: number; span: Span }) {
  const { editor, t } = useEditor();
  const { markers } = useDocument();
  const held = useRef(false);
  const step = rulerStep(scale);
  const first = Math.floor(seconds(span.from) / step);
  // As many as there can be at any scale, so that a zoom moves labels and adds none: what is added to a page has it look through all
  // its `:has()` rules, and style whatever is on it anew.
  const count = labelsWithin(useValue(editor.room) * WIDEST);
  const seek = ({ currentTarget, clientX }: PointerEvent) =>
    editor.seek(((clientX - currentTarget.getBoundingClientRect().left) / scale) * TIMEBASE);
  return (
    <div
      className="te-ruler"
      aria-hidden="true"
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        held.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        editor.sound.stop();
        seek(event);
      }}
      onPointerMove={(event) => held.current && seek(event)}
      onPointerUp={() => void (held.current = false)}
      onPointerCancel={() => void (held.current = false)}
    >
      {Array.from({ length: count }, (_, n) => (
        <span key={n} className="num" style={{ transform: `translateX(${(first + n) * step * scale}px)` }}>
          {writeRuler((first + n) * step, step)}
        </span>
      ))}
      {markers.map(({ id, time, name, color }) => (
        <i
          key={id}
          className="te-marker"
          title={name || t("timelineEditor.actions.marker")}
          style={{ left: (time / TIMEBASE) * scale, color }}
        />
      ))}
    </div>
  );
}
