import { accentIn, stepped } from "./accent.ts";
import type { Board, Placed } from "./board.ts";
import { extended, heads, nearestSharp, seen, sharp, upper, holds } from "./framing.ts";
import type { Area } from "./geometry.ts";
import { move } from "./keys.ts";
import type { Shown } from "./cast.ts";

type Effects = NonNullable<Placed["effects"]>;

/** How a camera looks at a photograph: how near from begin to end, how far it pans, and the seconds at which it cuts nearer (else a beat near the middle). */
interface Camera {
  readonly shown: Shown;
  readonly zoom: readonly [number, number];
  readonly pan: number;
  readonly jumps?: readonly number[];
}

/** The picture's file as an asset. */
export function pictureAsset(board: Board, shown: Shown): string {
  const { url, width, height } = shown.picture;
  return board.asset(`picture-${shown.id}`, { type: "image", url, width, height });
}

/** What belongs to a print's edge, and not to what is on it. */
const EDGE = new Set<Effects[number]["type"]>(["shadow", "stroke"]);

const lasts = ({ at, until }: Placed): number => until - at + 0.6;

function jumpsOf(board: Board, { jumps }: Pick<Camera, "jumps">, placed: Placed): readonly number[] {
  const beat = accentIn(board.beats, placed.at, placed.until);
  return jumps ?? (beat === null ? [] : [beat]);
}

/** How much of the box the thing takes: whole, then nearer; a person's legs are nothing to come nearer to. */
function fillOf({ again = 0, people }: Shown, close: boolean): number {
  if (close) return people.length > 0 ? 1.05 : 1.6;
  return again % 2 === 0 || people.length > 0 ? 0.84 : 1.15;
}

/** A photograph on plain ground, whole, its ground going on to the edges of the box: nothing is cropped, and no sheet is seen. */
export function onGround(
  board: Board,
  layer: string,
  { shown, jumps, close }: Omit<Camera, "zoom" | "pan"> & { close: boolean },
  placed: Placed,
) {
  const { box, effects = [] } = placed;
  const near = shown.people[0] && ((shown.again ?? 0) % 2 === 1 || close) ? upper(shown.people[0], shown.focus) : shown.focus;
  const rect = extended(shown.picture, near, { box, fill: fillOf(shown, close) });
  const [x, y] = [(near.x + near.width / 2 - rect.x) / rect.width, (near.y + near.height / 2 - rect.y) / rect.height];
  const round = effects.find((e) => e.type === "radius");
  const mask = effects.find((e) => e.type === "mask");
  board.shape(
    layer,
    {
      geometry: mask ? { kind: "ellipse" } : { kind: "rect", radius: round?.value ?? 0 },
      fill: { type: "solid", color: shown.ground ?? "#ffffff" },
    },
    { ...placed, effects: effects.filter(({ type }) => type !== "halftone") },
  );
  const zoom = stepped("zoom", [1, 1.08], { jumps: jumpsOf(board, jumps ? { jumps } : {}, placed), length: lasts(placed) });
  board.image(
    layer,
    { assetId: pictureAsset(board, shown), crop: { fit: "cover", rect, focusX: x, focusY: y, zoom: 1 } },
    { ...placed, effects: effects.filter(({ type }) => !EDGE.has(type)), keys: [...(placed.keys ?? []), ...zoom] },
  );
}

/** A small photograph stands on a soft copy of itself, as large as its pixels allow; answers where. */
function inWindow(board: Board, layer: string, { shown }: Camera, placed: Placed): Area {
  const box = sharp(shown.picture, placed.box);
  if (box === placed.box) return box;
  const soft = (placed.effects ?? []).filter(({ type }) => type !== "grade" && type !== "halftone" && type !== "duotone");
  board.image(
    layer,
    { assetId: pictureAsset(board, shown), crop: { fit: "cover" } },
    {
      ...placed,
      effects: [{ type: "grade", brightness: 0.72, contrast: 1, saturation: 0.9 }, { type: "blur", radius: 200 * board.u }, ...soft],
    },
  );
  return box;
}

/** A photograph of a scene that fills `placed.box`, or as much of it as its pixels do: no head is cut off. */
export function scene(board: Board, layer: string, camera: Camera, placed: Placed) {
  const { shown, zoom: wanted, pan } = camera;
  const box = inWindow(board, layer, camera, placed);
  const most = nearestSharp(shown.picture, box);
  const zoom = [Math.min(wanted[0], most), Math.min(wanted[1], most)] as const;
  const part = seen(shown.picture, box);
  const near = Math.max(...zoom);
  const face = shown.people[0];
  const about = face && (!holds(shown.picture, shown.focus, box) || near > 1.1) ? upper(face, shown.focus) : shown.focus;
  const middle = heads({ x: about.x + about.width / 2, y: about.y + about.height / 2 }, shown.people, {
    x: part.x / near,
    y: part.y / near,
  });
  const aside = shown.people.length > 0 ? 0 : pan;
  const keys = [
    ...stepped("zoom", zoom, { jumps: jumpsOf(board, camera, placed), length: lasts(placed) }),
    ...move("focusX", [0, middle.x - aside], [lasts(placed), middle.x + aside, "linear"]),
    ...move("focusY", [0, middle.y + aside], [lasts(placed), middle.y - aside, "linear"]),
  ];
  const kept = box === placed.box ? placed.effects : (placed.effects ?? []).filter(({ type }) => !EDGE.has(type) && type !== "mask");
  board.image(
    layer,
    { assetId: pictureAsset(board, shown), crop: { fit: "cover", focusX: middle.x, focusY: middle.y, zoom: zoom[0] } },
    { ...placed, box, ...(kept ? { effects: kept } : {}), keys: [...(placed.keys ?? []), ...keys] },
  );
}
