import { type RefObject, useEffect, useRef } from "react";
import { TIMEBASE } from "../../../../timeline/time.ts";
import { useEditor } from "../use-editor.ts";

interface PlayheadProps {
  scale: number;
  scroller: RefObject<HTMLElement>;
  /** Pixels beside the lanes. */
  head: number;
}

/** The line at the time that is shown. It is moved without rendering; while it plays, the lanes follow it page by page. */
export function Playhead({ scale, scroller, head }: PlayheadProps) {
  const { editor } = useEditor();
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    const show = () => {
      const x = (editor.playhead.get() / TIMEBASE) * scale;
      if (line.current) line.current.style.transform = `translateX(${x}px)`;
      const view = scroller.current;
      if (!view || !editor.playing.get()) return;
      const room = view.clientWidth - head;
      if (x > view.scrollLeft + room - 24 || x < view.scrollLeft) view.scrollTo({ left: Math.max(0, x - room * 0.1) });
    };
    show();
    return editor.playhead.subscribe(show);
  }, [editor, scale, scroller, head]);
  return <i ref={line} className="te-playhead" aria-hidden="true" />;
}
