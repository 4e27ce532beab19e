import type { Element, ElementOf } from "../../../../timeline/document/element.ts";
import { seconds } from "../../../../timeline/time.ts";
import type { Editor } from "../editor.ts";
import { useRead } from "../value.ts";
import { FilmStrip } from "./film-strip.tsx";

const HEIGHT = 40;
/** Columns of a wave for a second, and of one clip at most: it is stretched to its width. */
const A_SECOND = 30;
const MOST = 1500;

/** A wave's outline, as a path over as many columns as it has. */
function outline(peaks: Float32Array, element: ElementOf<"audio">, { columns, length }: { columns: number; length: number }): string {
  const from = seconds(element.trimStart) / length;
  const share = (seconds(element.duration) * element.speed.num) / element.speed.den / length;
  const points = Array.from({ length: columns }, (_, n) => {
    const at = Math.floor(((from + (share * n) / columns) % 1) * peaks.length);
    return `L${n} ${(HEIGHT - (peaks[at] ?? 0) * Math.min(1, element.volume) * (HEIGHT - 8)).toFixed(1)}`;
  });
  return `M0 ${HEIGHT}${points.join("")}L${columns} ${HEIGHT}Z`;
}

/** What a clip shows behind its name: its picture, or its wave once its sound has been read. */
export function ClipBack({ element, id, editor }: { element: Element; id: string; editor: Editor }) {
  const url = useRead(editor.urls, (urls) => urls[id]);
  const peaks = useRead(editor.sound.peaks, (all) => all.get(id));
  if ((element.type === "image" || element.type === "sprite") && url)
    return <span className="te-clip-thumb" style={{ backgroundImage: `url("${url}")` }} />;
  if (element.type === "video" && url) return <FilmStrip element={element} url={url} editor={editor} />;
  if (element.type !== "audio" || !peaks) return null;
  const columns = Math.max(2, Math.min(MOST, Math.round(seconds(element.duration) * A_SECOND)));
  return (
    <svg className="te-clip-wave" viewBox={`0 0 ${columns} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={outline(peaks.wave, element, { columns, length: peaks.length })} />
    </svg>
  );
}
