import { rectOf, type Row } from "./rows.ts";
import type { Film } from "./canvas.tsx";

/** The video's poster with its boxes, where no script draws them. */
export function Still({ film, rows }: { film: Film; rows: readonly Row[] }) {
  return (
    <div className="erase-stage">
      {film.poster ? <img src={film.poster} alt="" /> : <video src={film.src} preload="metadata" playsInline />}
      {rows.map((row, at) => {
        const rect = rectOf(row);
        if (!rect) return null;
        const style = { left: `${rect.left}%`, top: `${rect.top}%`, width: `${rect.width}%`, height: `${rect.height}%` };
        return (
          <div key={at} className="erase-box" style={style}>
            <span className="num" aria-hidden="true">
              {at + 1}
            </span>
          </div>
        );
      })}
    </div>
  );
}
