import { type RefObject, useState } from "react";
import { parseTimeString } from "../../../trpc/contract/rules/time-string.ts";
import { playAgain } from "../../ui/play-again.ts";
import type { IslandT } from "../runtime/translate.ts";
import { Box } from "./box.tsx";
import { covered, drawn, isTooLarge, type Rect, rectOf, type Row, spanned } from "./rows.ts";
import { type Point, useDrag } from "./use-drag.ts";

/** The video that boxes are drawn on. */
export interface Film {
  src: string;
  poster: string | null;
}

interface CanvasProps {
  film: Film;
  rows: readonly Row[];
  /** The time that is shown, in seconds, and how it is written. */
  now: number;
  nowText: string;
  player: RefObject<HTMLVideoElement>;
  t: IslandT<"tools.subtitles-remover">;
  onChange: (at: number, row: Row) => void;
  onRemove: (at: number) => void;
  onDraw: (row: Row) => void;
  onSelect: (at: number) => void;
}

const secondsOf = (text: string, none: number): number => {
  const time = parseTimeString(text);
  return time.ok ? time.seconds : none;
};

const isOn = ({ from, to }: Row, now: number): boolean =>
  now >= secondsOf(from, 0) - 0.05 && now <= secondsOf(to, Number.POSITIVE_INFINITY) + 0.05;

/** The video with its boxes: a drag on the picture draws one. */
export function Canvas({ film, rows, now, nowText, player, t, onChange, onRemove, onDraw, onSelect }: CanvasProps) {
  const [drawing, setDrawing] = useState<Rect | null>(null);
  const draw = useDrag<Point>({
    start: (at) => at,
    onDrag: (from, at) => setDrawing(spanned(from, at)),
    onEnd(from, at) {
      const row = drawn(spanned(from, at), nowText);
      setDrawing(null);
      if (row) onDraw(row);
    },
  });
  const percent = (rect: Rect) => ({ left: `${rect.left}%`, top: `${rect.top}%`, width: `${rect.width}%`, height: `${rect.height}%` });
  return (
    <div className="erase-stage" data-stage="" {...draw}>
      <video
        ref={player}
        src={film.src}
        poster={film.poster ?? undefined}
        playsInline
        preload="metadata"
        onError={(event) => playAgain(event.currentTarget)}
        aria-label={t("tools.subtitles-remover.editor.player")}
      />
      {rows.map((row, at) => {
        const rect = rectOf(row);
        const percents = rect && { left: rect.left, top: rect.top, width: rect.width, height: rect.height, area: covered(row) ?? 0 };
        return (
          <Box
            key={at}
            row={row}
            number={at + 1}
            label={t("tools.subtitles-remover.editor.boxLabel", { number: at + 1, ...percents })}
            off={!isOn(row, now)}
            wrong={isTooLarge(row)}
            onChange={(next) => onChange(at, next)}
            onRemove={() => onRemove(at)}
            onSelect={() => onSelect(at)}
          />
        );
      })}
      {drawing && <div className="erase-box" style={percent(drawing)} />}
    </div>
  );
}
