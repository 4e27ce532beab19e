import type { KeyboardEvent } from "react";
import { moved, rectOf, resized, type Row } from "./rows.ts";
import { useDrag } from "./use-drag.ts";

/** Percent of the picture that an arrow key moves by; with Control as little as can be said. */
const [STEP, FINE] = [1, 0.1] as const;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface BoxProps {
  row: Row;
  number: number;
  label: string;
  /** It is off at the time that is shown. */
  off: boolean;
  wrong: boolean;
  onChange: (row: Row) => void;
  onRemove: () => void;
  onSelect: () => void;
}

/** A box on the picture: dragged by its middle, resized by its corner; by arrow keys, with Shift its size. */
export function Box({ row, number, label, off, wrong, onChange, onRemove, onSelect }: BoxProps) {
  const rect = rectOf(row);
  const move = useDrag({ start: () => row, onDrag: (from, _, by) => onChange(moved(from, by.x, by.y)) });
  const stretch = useDrag({ start: () => row, onDrag: (from, _, by) => onChange(resized(from, by.x, by.y)) });
  if (!rect) return null;
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (event.key === "Delete" || event.key === "Backspace") onRemove();
    else if (arrow) {
      const by = event.ctrlKey ? FINE : STEP;
      onChange((event.shiftKey ? resized : moved)(row, arrow[0] * by, arrow[1] * by));
    } else return;
    event.preventDefault();
  };
  const style = { left: `${rect.left}%`, top: `${rect.top}%`, width: `${rect.width}%`, height: `${rect.height}%` };
  return (
    <button
      type="button"
      className="erase-box"
      style={style}
      data-off={off ? "" : undefined}
      data-wrong={wrong ? "" : undefined}
      aria-label={label}
      onKeyDown={press}
      onFocus={onSelect}
      {...move}
    >
      <span className="num" aria-hidden="true">
        {number}
      </span>
      <span className="corner" aria-hidden="true" {...stretch} />
    </button>
  );
}
