import { useRef, useState, useSyncExternalStore } from "react";
import { readStrokes, type Stroke, strokesText } from "../../../timeline/cutout/strokes.ts";
import type { IslandT } from "../runtime/translate.ts";
import { type Mode, useBrush } from "./use-brush.ts";
import { usePreview } from "./use-preview.ts";

interface Picture {
  url: string;
  width: number;
  height: number;
}

export interface CutoutEditorProps {
  /** What was painted is kept in the browser under this name. */
  task: string;
  shown: Picture;
  before: Picture;
  t: IslandT<"tools.background-remover">;
}

const CHECKED = { background: "repeating-conic-gradient(#d4d4d4 0 25%, #fff 0 50%) 0 0 / 20px 20px" };
const MODES: readonly Mode[] = ["keep", "erase"];

const CHANGED = "strokes";
const whenChanged = (changed: () => void) => {
  addEventListener(CHANGED, changed);
  return () => removeEventListener(CHANGED, changed);
};
const never = () => () => {};

/** Strokes of this task as text, kept for as long as the tab is open. */
function useStrokes(task: string) {
  const key = `cutout ${task}`;
  const text = useSyncExternalStore(
    whenChanged,
    () => sessionStorage.getItem(key) ?? "",
    () => "",
  );
  const change = (next: readonly Stroke[]) => {
    sessionStorage.setItem(key, strokesText(next));
    dispatchEvent(new Event(CHANGED));
  };
  return [text, change] as const;
}

/** The cut-out in its frame, to look at and to paint over; the form around it says the rest. */
export default function CutoutEditor({ task, shown, before, t }: CutoutEditorProps) {
  const [canvas, overlay] = [useRef<HTMLCanvasElement>(null), useRef<HTMLCanvasElement>(null)];
  const [text, setStrokes] = useStrokes(task);
  const strokes = readStrokes(text);
  const [mode, setMode] = useState<Mode>("erase");
  const [percent, setPercent] = useState(3);
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const placed = usePreview({ canvas, shown: shown.url, before: before.url, strokes: text });
  const brush = useBrush({ overlay, placed, mode, radius: percent / 100, onStroke: (stroke) => setStrokes([...strokes, stroke]) });
  return (
    <div className="grid gap-3">
      <input type="hidden" name="strokes" value={text} />
      <div className="relative mx-auto w-fit">
        {!live && (
          <img
            src={shown.url}
            width={shown.width}
            height={shown.height}
            alt={t("tools.background-remover.after")}
            className="h-auto max-h-[65vh] w-auto max-w-full"
            style={CHECKED}
          />
        )}
        <canvas
          ref={canvas}
          hidden={!live}
          className="max-h-[65vh] max-w-full"
          style={CHECKED}
          role="img"
          aria-label={t("tools.background-remover.preview")}
        />
        <canvas
          ref={overlay}
          hidden={!live}
          className="absolute inset-0 size-full cursor-crosshair touch-none"
          {...brush}
          aria-hidden="true"
        />
      </div>
      {live && (
        <fieldset className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <legend className="label-text">{t("tools.background-remover.brush.title")}</legend>
          {MODES.map((one) => (
            <label key={one} className="inline-flex min-h-11 items-center gap-2">
              <input type="radio" name="brush" checked={mode === one} onChange={() => setMode(one)} />{" "}
              {t(`tools.background-remover.brush.${one}`)}
            </label>
          ))}
          <label className="inline-flex min-h-11 items-center gap-2">
            {t("tools.background-remover.brush.size")}
            <input
              type="range"
              className="range range-xs"
              min={0.5}
              max={12}
              step={0.5}
              value={percent}
              onChange={({ target }) => setPercent(Number(target.value))}
            />
          </label>
          <button type="button" className="btn btn-plain" disabled={strokes.length === 0} onClick={() => setStrokes(strokes.slice(0, -1))}>
            {t("tools.background-remover.brush.undo")}
          </button>
        </fieldset>
      )}
    </div>
  );
}
