import { useRef, useState, useSyncExternalStore } from "react";
import type { TypedEraseBox } from "../../../trpc/contract/rules/erase-boxes.ts";
import { writeTime } from "../../../trpc/contract/rules/time-string.ts";
import type { IslandT } from "../runtime/translate.ts";
import { Controls } from "./controls.tsx";
import { EMPTY, type Row, rowOf } from "./rows.ts";
import { type Film, Canvas } from "./canvas.tsx";
import { Still } from "./still.tsx";
import { Table } from "./table.tsx";

export interface BoxEditorProps {
  /** Null until a video is chosen that the page can show. */
  film: Film | null;
  boxes: readonly TypedEraseBox[];
  /** How many there may be. */
  most: number;
  t: IslandT<"tools.subtitles-remover">;
}

/** Rows to type in where no script adds any. */
const BLANK = 3;
const never = () => () => {};

/** Boxes drawn on a video or typed into a table: the same rows. Without scripts the table alone, over a picture of the video. */
export default function BoxEditor({ film, boxes, most, t }: BoxEditorProps) {
  const player = useRef<HTMLVideoElement>(null);
  const [rows, setRows] = useState<readonly Row[]>(() => boxes.map(rowOf));
  const [selected, setSelected] = useState(0);
  const [now, setNow] = useState(0);
  const [length, setLength] = useState(0);
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!live) {
    const blank = Array.from({ length: Math.min(BLANK, Math.max(0, most - rows.length)) }, () => EMPTY);
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {film && <Still film={film} rows={rows} />}
        <Table rows={[...rows, ...blank]} selected={-1} t={t} />
      </div>
    );
  }
  const change = (at: number, row: Row) => setRows((all) => all.map((one, n) => (n === at ? row : one)));
  const remove = (at: number) => setRows((all) => all.filter((_, n) => n !== at));
  const add = (row: Row) => {
    if (rows.length >= most) return;
    setRows([...rows, row]);
    setSelected(rows.length);
  };
  const mark = (side: "from" | "to") => {
    const row = rows[selected];
    if (row) change(selected, { ...row, [side]: writeTime(now) });
  };
  const seek = (at: number) => {
    const video = player.current;
    if (video) video.currentTime = at;
    setNow(at);
  };
  const watch = (video: HTMLVideoElement | null) => {
    setNow(video?.currentTime ?? 0);
    setLength(Number.isFinite(video?.duration) ? (video?.duration ?? 0) : 0);
  };
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onTimeUpdateCapture={() => watch(player.current)}
      onLoadedMetadataCapture={() => watch(player.current)}
    >
      {film && (
        <>
          <Canvas
            film={film}
            rows={rows}
            now={now}
            nowText={writeTime(now)}
            player={player}
            t={t}
            onChange={change}
            onRemove={remove}
            onDraw={add}
            onSelect={setSelected}
          />
          <Controls player={player} now={now} length={length} canMark={selected < rows.length} onSeek={seek} onMark={mark} t={t} />
        </>
      )}
      {rows.length > 0 && <Table rows={rows} selected={selected} t={t} onChange={change} onRemove={remove} />}
      <p>
        <button
          type="button"
          className="btn btn-plain"
          disabled={rows.length >= most}
          onClick={() => add({ ...EMPTY, left: "10", top: "78", width: "80", height: "14", from: "0:00" })}
        >
          {t("tools.subtitles-remover.editor.add")}
        </button>
      </p>
    </div>
  );
}
