import { type RefObject, useState } from "react";
import { writeTime } from "../../../trpc/contract/rules/time-string.ts";
import type { IslandT } from "../runtime/translate.ts";

interface ControlsProps {
  player: RefObject<HTMLVideoElement>;
  now: number;
  length: number;
  /** A box is chosen, whose times can be set. */
  canMark: boolean;
  onSeek: (at: number) => void;
  onMark: (side: "from" | "to") => void;
  t: IslandT<"tools.subtitles-remover">;
}

/** Plays the video, and sets the times of the chosen box from where it stands. */
export function Controls({ player, now, length, canMark, onSeek, onMark, t }: ControlsProps) {
  const [plays, setPlays] = useState(false);
  const toggle = () => {
    const video = player.current;
    if (!video) return;
    setPlays(video.paused);
    if (video.paused) void video.play().catch(() => setPlays(false));
    else video.pause();
  };
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-4">
        <button type="button" className="btn btn-plain" onClick={toggle}>
          {plays ? t("tools.subtitles-remover.editor.pause") : t("tools.subtitles-remover.editor.play")}
        </button>
        <input
          type="range"
          className="range range-xs min-w-0 grow"
          min={0}
          max={length || 1}
          step={0.1}
          value={now}
          aria-label={t("tools.subtitles-remover.editor.seek")}
          aria-valuetext={writeTime(now)}
          onChange={({ target }) => onSeek(Number(target.value))}
        />
        <output className="num text-small">{writeTime(now)}</output>
      </div>
      <div className="flex flex-wrap gap-2">
        {(["from", "to"] as const).map((side) => (
          <button key={side} type="button" className="btn btn-plain" disabled={!canMark} onClick={() => onMark(side)}>
            {t(`tools.subtitles-remover.editor.mark.${side}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
