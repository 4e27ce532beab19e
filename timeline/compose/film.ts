import type { AdBrief } from "../brief.ts";
import { ticks } from "../time.ts";
import type { DocumentBuilder, Placed } from "./document-builder.ts";
import { holds, passing, seen } from "./framing.ts";
import type { Area } from "./geometry.ts";
import { move } from "./keys.ts";

type Focus = AdBrief["films"][number]["shots"][number]["focus"];
type FilmFile = AdBrief["films"][number]["film"];

/** A moment of a film: where it lies in its reel (seconds), and what it is about. */
export interface FilmShot {
  readonly id: string;
  readonly asset: string;
  readonly file: FilmFile;
  readonly start: number;
  readonly end: number;
  readonly focus: Focus;
}

/** The reel goes on for this long after a moment: what a passage to the next shot shows (media service, `footage`). */
const HANDLE = 0.7;
/** Reels have 30 even frames a second: a film starts on one. */
const FRAME = 1 / 30;

/** All moments of all films, the best first; of two films, one of each in turn. */
export function filmShots(brief: AdBrief): FilmShot[] {
  const each = brief.films.map(({ id, film, shots }) =>
    shots.toSorted((a, b) => b.score - a.score).map((shot, i) => ({ ...shot, id: `film-${id}-${i}`, asset: `film-${id}`, file: film })),
  );
  const most = Math.max(0, ...each.map((shots) => shots.length));
  return Array.from({ length: most }, (_, i) => each.flatMap((shots) => shots[i] ?? [])).flat();
}

/** The largest box in the middle of `box` that shows all of the focus; null where a crop to the whole box holds it. */
function band(file: FilmFile, focus: Focus, box: Area): Area | null {
  const share = seen(file, box);
  const [wide, tall] = [Math.min(1, focus.width * 1.1), Math.min(1, focus.height * 1.1)];
  if (holds(file, focus, box)) return null;
  const ratio = focus.width > share.x * 1.12 ? (file.width * wide) / file.height : file.width / (file.height * tall);
  const w = Math.min(box.w, box.h * ratio);
  return { x: box.x + (box.w - w) / 2, y: box.y + (box.h - w / ratio) / 2, w, h: w / ratio };
}

interface Filming {
  readonly film: FilmShot;
  readonly focus: Focus;
  readonly zoom: readonly [number, number];
  readonly since: number;
}

/**
 * A moment of a film that fills `placed.box`, mute, cropped around what it is about. A subject somewhat wider than that
 * crop is passed over, rim to rim; where even that would miss it, the film stands whole on a soft copy of itself. It
 * moves by itself, so the camera does little else.
 */
export function filmed(board: DocumentBuilder, layer: string, { film, focus, zoom, since }: Filming, placed: Placed) {
  const { file } = film;
  const assetId = board.asset(film.asset, {
    type: "video",
    url: file.url,
    width: file.width,
    height: file.height,
    duration: file.duration,
  });
  const spare = Math.max(0, film.end - film.start - (placed.until - placed.at) - since);
  const from = film.start + Math.round((spare / 2 + since) / FRAME) * FRAME;
  const cut = { assetId, muted: true, volume: 0, trimStart: ticks(from), trimEnd: ticks(Math.max(0, file.duration - film.end - HANDLE)) };
  const [x, y] = [focus.x + focus.width / 2, focus.y + focus.height / 2];
  const length = placed.until - placed.at + 0.6;
  const near = Math.max(1, Math.min(...zoom));
  const close = near > 2 ? near : Math.min(near, 1.12);
  const path = near > 2 ? null : passing(file, focus, placed.box);
  const camera = path ? move("focusX", [0, path[0]], [length, path[1], "out"]) : move("zoom", [0, close], [length, close * 1.06, "linear"]);
  const push = [...(placed.keys ?? []), ...camera];
  const masked = (placed.effects ?? []).some((e) => e.type === "mask");
  const whole = masked || near > 2 || path ? null : band(file, focus, placed.box);
  if (whole) {
    const soft = (placed.effects ?? []).filter((e) => e.type !== "grade");
    board.video(
      layer,
      { ...cut, crop: { fit: "cover", focusX: x, focusY: y } },
      {
        ...placed,
        effects: [{ type: "grade", brightness: 0.62, contrast: 1, saturation: 0.9 }, { type: "blur", radius: 260 * board.u }, ...soft],
      },
    );
  }
  board.video(
    layer,
    { ...cut, crop: { fit: "cover", focusX: x, focusY: y, zoom: path ? 1 : close } },
    whole
      ? { ...placed, box: whole, effects: (placed.effects ?? []).filter((e) => e.type === "grade" || e.type === "reveal"), keys: push }
      : { ...placed, keys: push },
  );
}
