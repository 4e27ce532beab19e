import { type PointerEvent, Suspense, useRef } from "react";
import { lastFrame } from "../../../../timeline/document.ts";
import { placedOf } from "../../../../timeline/edit/lookup.ts";
import type { Platform } from "../../../../timeline/lint/platforms.ts";
import { EditorIcon } from "../parts/icon.tsx";
import { part } from "../parts/part.ts";
import { useDocument, useEditor } from "../use-editor.ts";
import { useRead, useValue } from "../value.ts";
import { boxAt } from "../../../../timeline/draw/box-at.ts";
import { elementUnder } from "./box.ts";
import { type Handle, useBoxDrag } from "./use-box-drag.ts";
import { usePicture } from "./use-picture.ts";

const percent = (of: number, whole: number): string => `${((of / whole) * 100).toFixed(3)}%`;
const PLATFORMS = ["tiktok", "reels", "shorts", "feed"] as const satisfies Platform[];
const HANDLES: readonly Handle[] = ["scale", "rotate"];
const CORNERS = ["nw", "ne", "sw", "se"] as const;

/** Few look at them: they come when one is chosen. */
const Zone = part(() => import("./zone.tsx"));

/** The frame at the playhead, as it is rendered; what is selected can be taken hold of. */
export function Picture() {
  const { editor, t } = useEditor();
  const document = useDocument();
  const preview = useValue(editor.preview);
  const playing = useValue(editor.playing);
  const selection = useValue(editor.selection);
  // The box follows the playhead; while it plays there is none.
  const time = useRead(editor.playhead, (at) => (playing ? -1 : Math.min(at, lastFrame(editor.document))));
  const canvas = useRef<HTMLCanvasElement>(null);
  const zone = useValue(editor.platform);
  usePicture(editor, canvas);
  const { width, height } = document.canvas;
  const placed = selection.size === 1 ? placedOf(preview ?? document, [...selection][0] ?? "") : null;
  const track = document.tracks.find(({ id }) => id === placed?.track);
  const element = placed && placed.element.type !== "audio" ? placed.element : null;
  const stands = element && time >= element.startTime && time < element.startTime + element.duration && !track?.locked && !track?.hidden;
  const box = stands ? boxAt(element, time) : null;

  const pointOf = ({ clientX, clientY }: PointerEvent) => {
    const seen = canvas.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1, height: 1 };
    return { x: ((clientX - seen.left) / seen.width) * width, y: ((clientY - seen.top) / seen.height) * height };
  };
  const own = element && placedOf(document, element.id)?.element;
  const drag = useBoxDrag(editor, own && own.type !== "audio" ? own : null, pointOf);
  const press = (event: PointerEvent) => {
    const id = elementUnder(document, editor.playhead.get(), pointOf(event));
    editor.select(id ? [id] : []);
    const found = id ? placedOf(document, id) : null;
    if (!found) return;
    editor.cursor.set({ track: found.track, element: found.element.id });
    if (found.element.type !== "audio") drag.start("move", event, found.element);
  };
  const watching = { onPointerMove: drag.move, onPointerUp: drag.end, onPointerCancel: drag.cancel };
  return (
    <div className="te-stage">
      <div className="te-picture" style={{ aspectRatio: `${width} / ${height}`, "--wide": width / height } as React.CSSProperties}>
        <canvas ref={canvas} role="img" aria-label={t("timelineEditor.picture")} onPointerDown={press} {...watching} />
        {zone && (
          <Suspense>
            <Zone platform={zone} />
          </Suspense>
        )}
        {drag.met.x && <i className="te-middle" data-axis="x" />}
        {drag.met.y && <i className="te-middle" data-axis="y" />}
        {box && (
          <div
            className="te-box"
            onPointerDown={(event) => drag.start("move", event)}
            {...watching}
            style={{
              left: percent(box.left, width),
              top: percent(box.top, height),
              width: percent(box.width, width),
              height: percent(box.height, height),
              transform: `rotate(${box.rotation}deg)`,
              transformOrigin: `${percent(box.x - box.left, box.width || 1)} ${percent(box.y - box.top, box.height || 1)}`,
            }}
          >
            {HANDLES.flatMap((handle) =>
              (handle === "scale" ? CORNERS : (["top"] as const)).map((corner) => (
                <i key={corner} className="te-handle" data-at={corner} onPointerDown={(event) => drag.start(handle, event)} {...watching} />
              )),
            )}
          </div>
        )}
      </div>
      <label className="te-zones">
        <EditorIcon name="safe" size={16} />
        <span className="sr-only">{t("timelineEditor.safe.label")}</span>
        <select value={zone} onChange={(event) => editor.platform.set(PLATFORMS.find((one) => one === event.target.value) ?? "")}>
          <option value="">{t("timelineEditor.safe.none")}</option>
          {PLATFORMS.map((one) => (
            <option key={one} value={one}>
              {t(`timelineEditor.safe.${one}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
