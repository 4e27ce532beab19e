import { useEffect, useRef, useState } from "react";
import { SIZE } from "./rules.ts";

/** Rows that are rendered above and below those in sight. */
const MORE = 3;
/** Until it is measured: a dialog of the default width. */
const UNMEASURED: { top: number; height: number; width: number } = { top: 0, height: 420, width: SIZE.dialog };

/** Which of `count` cards are in sight, and the style of a grid that has those alone and is as high as all of them. */
export function useWindow(count: number) {
  const box = useRef<HTMLDivElement>(null);
  const [{ top, height, width }, setSeen] = useState(UNMEASURED);
  useEffect(() => {
    const one = box.current;
    if (!one) return;
    const read = () => setSeen({ top: one.scrollTop, height: one.clientHeight, width: one.clientWidth });
    const watcher = new ResizeObserver(read);
    watcher.observe(one);
    one.addEventListener("scroll", read, { passive: true });
    return () => {
      watcher.disconnect();
      one.removeEventListener("scroll", read);
    };
  }, []);
  const { columns, between, name } = SIZE;
  const row = (width - (columns - 1) * between) / columns + name;
  const pitch = row + between;
  const rows = Math.ceil(count / columns);
  // What is in sight of a longer list may be past the end of this one.
  const first = Math.min(Math.max(0, Math.floor(top / pitch) - MORE), Math.max(0, rows - 1));
  const last = Math.ceil((top + height) / pitch) + MORE;
  const style = {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gridAutoRows: row,
    gap: between,
    paddingTop: first * pitch,
    minHeight: rows * pitch,
  };
  return { box, from: first * columns, to: last * columns, style };
}
