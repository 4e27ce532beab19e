import type { Element } from "../../../../timeline/document/element.ts";
import { seconds } from "../../../../timeline/time.ts";
import type { Editor } from "../editor.ts";
import { useRead } from "../value.ts";

interface ClipBackProps {
  element: Element;
  /** Pixels. */
  width: number;
  editor: Editor;
}

const HEIGHT = 40;

/** Half of a wave's outline, as a path of one column every two pixels. */
function outline(
  peaks: Float32Array,
  element: Extract<Element, { type: "audio" | "video" }>,
  { width, length }: { width: number; length: number },
): string {
  const from = seconds(element.trimStart) / length;
  const share = (seconds(element.duration) * element.speed.num) / element.speed.den / length;
  const columns = Math.max(1, Math.floor(width / 2));
  const points = Array.from({ length: columns }, (_, n) => {
    const at = Math.floor(((from + (share * n) / columns) % 1) * peaks.length);
    return `L${(n * 2).toFixed(0)} ${(HEIGHT - (peaks[at] ?? 0) * element.volume * (HEIGHT - 8)).toFixed(1)}`;
  });
  return `M0 ${HEIGHT}${points.join("")}L${columns * 2} ${HEIGHT}Z`;
}

/** What a clip shows behind its name: its picture, or its wave once its sound has been read. */
export function ClipBack({ element, width, editor }: ClipBackProps) {
  const id = "assetId" in element ? element.assetId : null;
  const url = useRead(editor.urls, (urls) => (id === null ? undefined : urls[id]));
  const peaks = useRead(editor.sound.peaks, (all) => (id === null ? undefined : all.get(id)));
  if ((element.type === "image" || element.type === "sprite") && url && width > 30)
    return <span className="te-clip-thumb" style={{ backgroundImage: `url("${url}")` }} />;
  if (element.type !== "audio" || !peaks || width < 12) return null;
  const drawn = Math.min(width, 4000);
  return (
    <svg className="te-clip-wave" width={drawn} height={HEIGHT} aria-hidden="true">
      <path d={outline(peaks.wave, element, { width: drawn, length: peaks.length })} />
    </svg>
  );
}
