import { memo } from "react";
import type { Element } from "../../../../timeline/document/element.ts";
import { seconds } from "../../../../timeline/time.ts";
import { elementKind, elementName } from "../../../timeline/name.ts";
import { isOffline, kindOf } from "../../../timeline/parts.ts";
import type { Editor } from "../editor.ts";
import { writeAt } from "../parts/clock.ts";
import type { T } from "../props.ts";
import { ClipBack } from "./clip-back.tsx";
import { laneStyle } from "./lane-style.ts";

interface ClipProps {
  element: Element;
  /** Ticks that its lane is long. */
  lane: number;
  selected: boolean;
  focused: boolean;
  /** Its place on its track, from 1, and how many there are. */
  place: number;
  of: number;
  row: number;
  editor: Editor;
  t: T;
}

export const clipId = (element: string): string => `clip-${element}`;

/** One element on its lane. It takes no pointer: the surface around all lanes does. */
export const Clip = memo(function Clip({ element, lane, selected, focused, place, of, row, editor, t }: ClipProps) {
  const { document } = editor;
  const name = elementName(document, element, t);
  const said = { kind: elementKind(element, t), start: writeAt(element.startTime), length: seconds(element.duration).toFixed(2) };
  return (
    <div
      role="row"
      id={clipId(element.id)}
      aria-level={2}
      aria-posinset={place}
      aria-setsize={of}
      aria-selected={selected}
      className="te-clip"
      data-kind={kindOf(element)}
      data-offline={isOffline(document, element) ? "" : undefined}
      data-in={"transitionIn" in element && element.transitionIn ? "" : undefined}
      data-focused={focused ? "" : undefined}
      style={laneStyle(element.startTime, element.duration, lane)}
    >
      <span role="gridcell" className="te-clip-cell" aria-label={t("timelineEditor.clip", { name, ...said, row, place, of })}>
        {"assetId" in element && element.assetId !== null && <ClipBack element={element} id={element.assetId} editor={editor} />}
        <span className="te-clip-name">{name}</span>
      </span>
    </div>
  );
});
