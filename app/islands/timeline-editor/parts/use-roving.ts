import { type KeyboardEvent, useEffect, useRef } from "react";

const PARTS = "button:not(:disabled), a";

/** One tab stop for a bar of buttons: arrows go from one to the next. What can be disabled is looked at after each rendering. */
export function useRoving() {
  const bar = useRef<HTMLDivElement>(null);
  const all = () => [...(bar.current?.querySelectorAll<HTMLElement>(PARTS) ?? [])];
  const stop = (here?: Element | null) => {
    const parts = all();
    const now = parts.find((one) => one === here) ?? parts.find((one) => one.tabIndex === 0 && one.dataset.stop) ?? parts[0];
    for (const one of parts) {
      one.tabIndex = one === now ? 0 : -1;
      one.dataset.stop = "";
    }
    return now;
  };
  useEffect(() => void stop(document.activeElement));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const parts = all();
    const at = parts.indexOf(document.activeElement as HTMLElement);
    if (!by || at < 0) return;
    event.preventDefault();
    event.nativeEvent.stopImmediatePropagation();
    stop(parts.at((at + by) % parts.length))?.focus();
  };
  return { ref: bar, role: "toolbar", onKeyDown } as const;
}
