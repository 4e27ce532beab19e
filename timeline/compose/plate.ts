import type { AdBrief } from "../brief.ts";
import { mix } from "../color.ts";
import type { Board, Placed } from "./board.ts";
import { accentIn, swell } from "./accent.ts";
import { part, type Area } from "./geometry.ts";
import { move, type KeyInput } from "./keys.ts";
import { paletteOf } from "./palette.ts";
import { aspect, standing } from "./standing.ts";

type Picture = AdBrief["pictures"][number];
type Lone = Picture & { readonly cutout: NonNullable<Picture["cutout"]>; readonly again?: number };
type Effects = NonNullable<Placed["effects"]>;

/** More canvas pixels than this to one of the picture are soft. */
const SOFT = 2.6;
/** What belongs to the print, and what to all that is on it. */
const PRINT = new Set<Effects[number]["type"]>(["shadow", "stroke"]);
const BOTH = new Set<Effects[number]["type"]>(["reveal", "grade"]);

/** Keys of a box's place, for a box whose middle lies elsewhere. */
const shifted = (keys: readonly KeyInput[], dx: number, dy: number): KeyInput[] =>
  keys.map((key) => (key.property === "x" ? { ...key, value: key.value + dx } : key.property === "y" ? { ...key, value: key.value + dy } : key));

/** The colour of the print: the product's own and the one that jumps out of it, in turn, light enough to carry a shadow. */
function sheet(board: Board, again: number, effects: Effects) {
  const colors = paletteOf(board.brief);
  const tint = again % 4 < 2 ? mix(colors.main, "#ffffff", 0.6) : mix(colors.pop, "#ffffff", 0.42);
  const grey = effects.some((e) => e.type === "grade" && (e.saturation ?? 1) < 0.2);
  const light = grey ? "#c9c9c9" : tint;
  return { type: "linear" as const, angle: 90, stops: [{ at: 0, color: mix(light, "#ffffff", 0.25) }, { at: 0.7, color: light }, { at: 1, color: mix(light, "#000000", 0.08) }] };
}

/** Where the whole thing stands on the print: a little below the middle. */
function spot(thing: Lone, box: Area): Area {
  const room = part(box, 0.08, 0.08, 0.84, 0.84);
  const stood = standing(thing, room);
  return { ...stood, y: Math.min(stood.y, box.y + box.h * 0.54 - stood.h / 2) };
}

/** How near the camera may come: past the rim of the thing, while its pixels last. */
function nearness({ picture, cutout }: Lone, box: Area): number {
  const cover = Math.max(box.w / picture.width, box.h / picture.height);
  const wanted = (box.w * 1.3) / (cutout.box.width * picture.width * cover);
  return Math.max(1.04, Math.min(wanted, SOFT / cover, 2.4));
}

/**
 * The one picture of a product, cut out: a shop's packshot is white to its edges, and a white sheet is no scene. The thing
 * stands on a print of its own colours instead, whole, or passed over from near; `placed` is the print's place.
 */
export function plated(board: Board, layer: string, thing: Lone, { close }: { close: boolean }, placed: Placed) {
  const { box, effects = [], keys = [] } = placed;
  const round = effects.find((e) => e.type === "radius");
  const mask = effects.find((e) => e.type === "mask");
  const again = thing.again ?? 0;
  board.shape(layer, {
    geometry: mask ? { kind: "ellipse" } : { kind: "rect", radius: round?.value ?? 0 }, fill: sheet(board, again, effects),
  }, { ...placed, effects: effects.filter(({ type }) => PRINT.has(type) || type === "radius" || type === "reveal") });
  const { cutout } = thing;
  const { url, width, height } = cutout;
  const assetId = board.asset(`cutout-${thing.id}`, { type: "image", url, width, height });
  const length = placed.until - placed.at + 0.6;
  const beat = swell(accentIn(board.beats, placed.at, placed.until), 0.05);
  if (close) {
    const near = nearness(thing, box);
    const [x, y] = [thing.focus.x + thing.focus.width / 2, thing.focus.y + thing.focus.height / 2];
    const pass = aspect(thing) > 1 ? [thing.focus.width * 0.22, 0] as const : [0, thing.focus.height * 0.22] as const;
    const camera = [...move("focusX", [0, x - pass[0]], [length, x + pass[0], "inOut"]), ...move("focusY", [0, y - pass[1]], [length, y + pass[1], "inOut"]), ...move("zoom", [0, near], [length, near * 1.05, "linear"])];
    board.image(layer, { assetId, crop: { fit: "cover", focusX: x, focusY: y, zoom: near } }, { ...placed, effects: effects.filter(({ type }) => !PRINT.has(type)), keys: [...keys, ...camera] });
    return;
  }
  const stood = spot(thing, box);
  if (effects.some(({ type }) => BOTH.has(type))) {
    // Two that lie on each other, one uncovered by the print's measure: the picture is as large as the print, and still.
    const by = (cutout.box.width * width) / stood.w;
    const rect = { x: cutout.box.x - ((stood.x - box.x) * by) / width, y: cutout.box.y - ((stood.y - box.y) * by) / height, width: (box.w * by) / width, height: (box.h * by) / height };
    board.image(layer, { assetId, crop: { fit: "contain", rect } }, { ...placed, effects: effects.filter(({ type }) => BOTH.has(type)) });
    return;
  }
  const [dx, dy] = [stood.x + stood.w / 2 - box.x - box.w / 2, stood.y + stood.h / 2 - box.y - box.h / 2];
  const turns = { type: "sway" as const, property: "rotation" as const, amplitude: 1, period: 360_000 };
  board.image(layer, { assetId, crop: { fit: "contain", rect: thing.cutout.box } }, {
    ...placed, box: stood, anchor: [0.5, 0.5], keys: [...shifted(keys, dx, dy), ...beat, ...(keys.some(({ property }) => property === "scale") ? [] : move("scale", [0, 0.94], [length, 1.04, "linear"]))],
    effects: [{ type: "contact", opacity: 0.5, spread: Math.min(1, box.w / (stood.w * 2.05)) }, turns, ...effects.filter(({ type }) => BOTH.has(type) || type === "halftone")],
  });
}
