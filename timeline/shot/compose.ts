import { parseDocument, SCHEMA_VERSION, type TimelineDocument } from "../document.ts";
import type { ElementInput } from "../document/element.ts";
import { ticks, TIMEBASE } from "../time.ts";
import { type File, keysOf, type ShotBrief, type Timed } from "./brief.ts";
import { backdrop } from "./backdrop.ts";
import { card } from "./card.ts";
import { type Box, freeOf, type Lying, lyingIn, type Sides, type Whole } from "./frame.ts";
import { focusBeside } from "./group.ts";
import { leewayOf, tempered } from "./leeway.ts";
import { fromRest, type Move, MOVES, type Path } from "./moves.ts";
import { headBeyond, settingOf, sidesBeyond } from "./setting.ts";

/** How much of a picture that ends within the frame fades at most: what it is of does not; and at least. */
const FADES = { most: 0.12, least: 0.015 } as const;

const endsWithin = ({ ends }: Lying): boolean => Object.values(ends).some(Boolean);

const fadesOf = (whole: Whole | null): Readonly<Record<keyof Sides, number>> => {
  const { x, y, width, height } = whole ?? { x: 0.5, y: 0.5, width: 0, height: 0 };
  const fade = (free: number): number => Math.max(FADES.least, Math.min(FADES.most, free));
  return { left: fade(x), right: fade(1 - x - width), above: fade(y), below: fade(1 - y - height) };
};

const fading = ({ ends, ...lying }: Lying, whole: Whole | null) => {
  const fades = fadesOf(whole);
  const share = (side: keyof Sides): number => (ends[side] ? fades[side] : 0);
  return endsWithin({ ends, ...lying })
    ? [{ type: "feather" as const, left: share("left"), right: share("right"), up: share("above"), down: share("below") }]
    : [];
};

/** What of a picture is drawn out beyond its edge: so much of it, so far within, for out of focus its rim is half see-through. */
const [EDGE, WITHIN] = [0.02, 0.1] as const;
/** How far that is out of focus, of the frame's shorter side: less, and it is a curtain of stripes. */
const SOFT = 0.035;
/** The same of a picture that is mirrored beyond its edge: it goes on as what it is. */
const MIRRORED = { within: 0.03, soft: 0.012 } as const;
/** So much of it is mirrored, however near its subject stands to its edge. */
const LEAST_MIRRORED = 0.2;
/** Further than the frame and than the fading: no move of the camera brings its end into view. Of the frame. */
const OVER = 0.3;

/** The box in the frame beyond one side of the picture, as far within it as it fades. */
function boxBeyond(side: keyof Sides, { x, y, width, height, ends }: Lying, canvas: ShotBrief["canvas"]): Box {
  const [w, h] = [canvas.width * (1 + 2 * OVER), canvas.height * (1 + 2 * OVER)];
  const [left, top] = [-canvas.width * OVER, -canvas.height * OVER];
  const [inX, inY] = [width * FADES.most, height * FADES.most];
  // Above and below it is as wide as all that the frame shows: where the picture ends at four sides, no corner is left.
  const across = ends.left || ends.right ? { x: Math.min(x, left), width: Math.max(width, w) } : { x, width };
  switch (side) {
    case "left":
      return { x: left, y, width: x + inX - left, height };
    case "right":
      return { x: x + width - inX, y, width: w + left - (x + width - inX), height };
    case "above":
      return { ...across, y: top, height: y + inY - top };
    case "below":
      return { ...across, y: y + height - inY, height: h + top - (y + height - inY) };
  }
}

/** What of the picture is laid over that box: a band along that side, `band` of the picture wide. */
function bandAt(side: keyof Sides, band: number, within: number): Box {
  const along = { x: within, y: within, width: 1 - 2 * within, height: 1 - 2 * within };
  switch (side) {
    case "left":
      return { ...along, width: band };
    case "right":
      return { ...along, x: 1 - within - band, width: band };
    case "above":
      return { ...along, height: band };
    case "below":
      return { ...along, y: 1 - within - band, height: band };
  }
}

/**
 * What lies around a picture that ends within the frame: its one color. Else the picture mirrored, where its subject is a layer of
 * its own; else its own edges, drawn out and far out of focus.
 */
function surround(brief: ShotBrief, lying: Lying, time: Timed): ElementInput[] {
  const { canvas, ground, subject } = brief;
  if (!endsWithin(lying)) return [];
  if (ground !== null) {
    const { width, height } = canvas;
    const transform = { x: width / 2, y: height / 2, width, height };
    return [{ type: "shape", id: "surround", ...time, geometry: { kind: "rect" }, fill: { type: "solid", color: ground }, transform }];
  }
  const sides = (["above", "below", "left", "right"] as const).filter((side) => lying.ends[side]);
  return sides.map((side) => {
    const box = boxBeyond(side, lying, canvas);
    const isAcross = side === "left" || side === "right";
    const deep = isAcross ? box.width / lying.width : box.height / lying.height;
    const { within, soft } = subject ? MIRRORED : { within: WITHIN, soft: SOFT };
    const mirrored = Math.min(1 - 2 * within, deep, Math.max(LEAST_MIRRORED, brief.whole ? freeOf(brief.whole)[side] : 1));
    const rect = bandAt(side, subject ? mirrored : EDGE, within);
    return {
      type: "image",
      id: `surround-${side}`,
      ...time,
      assetId: "plate",
      transform: { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height, scale: 1.08 },
      crop: { fit: "fill", rect },
      // Effects are drawn on the whole picture, at the size that it has where its width is the box's.
      effects: [
        { type: "blur", radius: (Math.min(canvas.width, canvas.height) * soft * box.width) / lying.width },
        ...(subject ? [{ type: "mirror" as const, axis: isAcross ? ("x" as const) : ("y" as const) }] : []),
      ],
    };
  });
}

type Laid = { brief: ShotBrief; time: Timed; lying: Lying };

function layer(id: string, path: Path, { brief, time, lying }: Laid): ElementInput {
  const { width, height } = brief.canvas;
  const [mx, my] = [lying.x + lying.width / 2, lying.y + lying.height / 2];
  const { x: fx, y: fy } = focusBeside(brief);
  const shifted = (share: number, middle: number, side: number): number => middle + share * side;
  const blurred = path.blur.some((value) => value > 0);
  return {
    type: "image",
    id,
    ...time,
    assetId: id,
    transform: { x: mx, y: my, width: lying.width, height: lying.height },
    crop: { fit: "cover", focusX: fx, focusY: fy },
    effects: id === "plate" ? fading(lying, brief.whole) : [],
    keyframes: [
      ...keysOf("scale", path.scale, time.duration),
      ...keysOf("x", [shifted(path.x[0], mx, width), shifted(path.x[1], mx, width)], time.duration),
      ...keysOf("y", [shifted(path.y[0], my, height), shifted(path.y[1], my, height)], time.duration),
      ...(blurred
        ? keysOf(
            "blur",
            [path.blur[0], path.blur[1]].map((value) => (value * Math.min(width, height)) / 1000) as [number, number],
            time.duration,
          )
        : []),
    ],
  };
}

/** Light that wanders over the picture: the air between the camera and the scene. */
function air({ canvas: { width, height } }: ShotBrief, time: Timed): ElementInput {
  const side = Math.max(width, height) * 1.3;
  return {
    type: "shape",
    id: "air",
    ...time,
    geometry: { kind: "ellipse" },
    fill: {
      type: "radial",
      radius: 0.5,
      stops: [
        { at: 0, color: "rgba(255,236,205,0.26)" },
        { at: 1, color: "rgba(255,236,205,0)" },
      ],
    },
    blend: "screen",
    transform: { x: 0, y: 0, width: side, height: side },
    keyframes: [...keysOf("x", [width * 0.05, width * 0.55], time.duration), ...keysOf("y", [height * 0.05, height * 0.2], time.duration)],
  };
}

/** The words of the mark, small, in the lower left corner. */
export function markElement(text: string, { width, height }: { width: number; height: number }, time: Timed): ElementInput {
  const u = Math.min(width, height) / 1000;
  return {
    type: "text",
    id: "mark",
    ...time,
    text,
    transform: { x: 40 * u + 240 * u, y: height - 52 * u, width: 480 * u, height: 30 * u },
    style: { families: ["Instrument Sans", "Noto Sans SC"], weight: 700, size: 24 * u, color: "#ffffff", maxLines: 1 },
    plate: { per: "line", color: "rgba(20,18,16,0.62)", padX: 14 * u, padY: 10 * u, animate: false },
  };
}

const asset = ({ url, width, height }: File) => ({ type: "image" as const, url, width, height, duration: 0, source: "shot" });

/** Where the picture lies in the frame, which goes from 0 to 1: one that fills it is cut around its focus. */
function pictureIn(brief: ShotBrief, lying: Lying): Box {
  const { canvas, plate } = brief;
  const cover = Math.max(lying.width / plate.width, lying.height / plate.height);
  const [width, height] = [plate.width * cover, plate.height * cover];
  const { x: fx, y: fy } = focusBeside(brief);
  const start = (focus: number, all: number, seen: number): number => Math.min(0, Math.max(seen - all, seen / 2 - focus * all));
  return {
    x: (lying.x + start(fx, width, lying.width)) / canvas.width,
    y: (lying.y + start(fy, height, lying.height)) / canvas.height,
    width: width / canvas.width,
    height: height / canvas.height,
  };
}

/** The picture's layers, and what lies around them. */
function layersIn(brief: ShotBrief, move: Move, time: Timed): ElementInput[] {
  const lying = lyingIn(brief);
  const { subject, whole } = brief;
  const setting = settingOf(brief, lying);
  const shown = setting === "card" ? whole : endsWithin(lying) ? null : (headBeyond(brief) ?? sidesBeyond(brief));
  if (shown) return card({ ...brief, whole: shown }, move, time);
  const by = leewayOf(subject ? move.subject : move.plate, whole, pictureIn(brief, lying));
  const laid: Laid = { brief, time, lying };
  return [
    ...(setting === "stands" ? [backdrop(brief, time)] : [...surround(brief, lying, time), layer("plate", tempered(move.plate, by), laid)]),
    ...(subject ? [layer("subject", tempered(move.subject, by), laid)] : []),
  ];
}

/** A picture's layers → a shot of a moving camera. */
export function composeShot(brief: ShotBrief): TimelineDocument {
  const { id, plate, subject, canvas, music, mark } = brief;
  const time: Timed = { startTime: 0, duration: ticks(brief.seconds) };
  const move = brief.goesOn ? fromRest(MOVES[brief.move]) : MOVES[brief.move];
  const elements: ElementInput[] = [
    ...layersIn(brief, move, time),
    // Where another film has ended its light is in the picture already; before a plain ground there is no air, and what is black would be grey.
    ...(brief.goesOn || brief.ground !== null ? [] : [air(brief, time)]),
    ...(mark ? [markElement(mark, canvas, time)] : []),
    ...(music
      ? [
          {
            type: "audio" as const,
            id: "music",
            ...time,
            assetId: "music",
            volume: 0.8,
            fadeIn: ticks(0.2),
            fadeOut: ticks(0.8),
            loop: true,
          },
        ]
      : []),
  ];
  const assets: TimelineDocument["assets"] = { plate: asset(plate), ...(subject ? { subject: asset(subject) } : {}) };
  if (music) assets["music"] = { type: "audio", url: music.url, duration: music.duration, width: 0, height: 0, source: "shot" };
  return parseDocument({
    schemaVersion: SCHEMA_VERSION,
    id,
    revision: 0,
    timebase: TIMEBASE,
    canvas: { ...canvas, rate: { num: 30, den: 1 }, background: "#000000" },
    assets,
    tracks: elements.map((element) => ({
      id: element.id,
      type: element.type === "audio" ? "audio" : "mixed",
      name: element.id,
      elements: [element],
    })),
  });
}
