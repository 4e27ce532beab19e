import type { ElementInput } from "../document/element.ts";
import { backdrop } from "./backdrop.ts";
import { keysOf, type ShotBrief, type Timed } from "./brief.ts";
import type { Box, Whole } from "./frame.ts";
import { leewayOf, tempered } from "./leeway.ts";
import type { Move, Path } from "./moves.ts";

/** So far from the frame a print keeps, its paper's margin, and the shadow below it, of the frame's shorter side. */
const [AWAY, MARGIN, SHADOW] = [0.07, 0.018, { blur: 0.05, y: 0.018 }] as const;
const PAPER = "#fbfaf6";
/** How a print comes nearer through its shot, as a whole: its thing may leave the camera within it little room. */
const NEARS: readonly [number, number] = [0.96, 1];
/** So much of a print its thing takes, where the picture is larger. */
const TAKES = 0.86;

interface Print {
  /** In canvas pixels. */
  readonly box: Box;
  /** What of the picture it shows, 0…1. */
  readonly shown: Box;
}

/** Where what a print shows begins along one axis: at an edge that cuts the thing off, else with the thing in its middle. */
function startOf(share: number, middle: number, [first, last]: readonly [boolean, boolean]): number {
  if (first || last) return first ? 0 : 1 - share;
  return Math.min(1 - share, Math.max(0, middle - share / 2));
}

/** The print of a picture in a frame: as large as it can be with all of its thing, up to the frame's own shape. */
export function printIn({
  canvas,
  plate,
  whole,
}: Pick<ShotBrief, "canvas"> & { plate: Pick<Box, "width" | "height">; whole: Whole }): Print {
  const away = Math.min(canvas.width, canvas.height) * AWAY;
  const room = { width: canvas.width - 2 * away, height: canvas.height - 2 * away };
  const { cut } = whole;
  const takes = (isCut: boolean): number => (isCut ? 1 : TAKES);
  const fitting = Math.min(
    (room.width * takes(cut.left && cut.right)) / (whole.width * plate.width),
    (room.height * takes(cut.above && cut.below)) / (whole.height * plate.height),
  );
  const [across, down] = [room.width / plate.width, room.height / plate.height];
  const scale = Math.max(Math.min(across, down), Math.min(Math.max(across, down), fitting));
  const [width, height] = [Math.min(room.width, plate.width * scale), Math.min(room.height, plate.height * scale)];
  const share = { x: width / (plate.width * scale), y: height / (plate.height * scale) };
  return {
    box: { x: (canvas.width - width) / 2, y: (canvas.height - height) / 2, width, height },
    shown: {
      x: startOf(share.x, whole.x + whole.width / 2, [cut.left, cut.right]),
      y: startOf(share.y, whole.y + whole.height / 2, [cut.above, cut.below]),
      width: share.x,
      height: share.y,
    },
  };
}

/** A layer of the picture within the print: the camera goes through it as through a window. */
function throughWindow(id: "plate" | "subject", { scale, x, y }: Path, { box, shown }: Print, time: Timed): ElementInput {
  const middles = (shifts: readonly [number, number]): [number, number] => [0.5 - shifts[0] / scale[0], 0.5 - shifts[1] / scale[1]];
  return {
    type: "image",
    id,
    ...time,
    assetId: id,
    transform: { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height },
    crop: { fit: "cover", rect: shown },
    keyframes: [
      ...keysOf("scale", NEARS, time.duration),
      ...keysOf("zoom", [scale[0], scale[1]], time.duration),
      ...keysOf("focusX", middles(x), time.duration),
      ...keysOf("focusY", middles(y), time.duration),
    ],
  };
}

/** A picture as a print before its own place out of focus; the camera moves within the print. */
export function card(brief: ShotBrief & { whole: Whole }, move: Move, time: Timed): ElementInput[] {
  const print = printIn(brief);
  const { box, shown } = print;
  const shorter = Math.min(brief.canvas.width, brief.canvas.height);
  const picture = { x: -shown.x / shown.width, y: -shown.y / shown.height, width: 1 / shown.width, height: 1 / shown.height };
  const by = leewayOf(brief.subject ? move.subject : move.plate, brief.whole, picture);
  const margin = shorter * MARGIN;
  return [
    backdrop(brief, time),
    {
      type: "shape",
      id: "paper",
      ...time,
      geometry: { kind: "rect" },
      fill: { type: "solid", color: PAPER },
      transform: { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width + 2 * margin, height: box.height + 2 * margin },
      keyframes: keysOf("scale", NEARS, time.duration),
      effects: [{ type: "shadow", color: "rgba(0,0,0,0.4)", blur: shorter * SHADOW.blur, x: 0, y: shorter * SHADOW.y }],
    },
    throughWindow("plate", tempered(move.plate, by), print, time),
    ...(brief.subject ? [throughWindow("subject", tempered(move.subject, by), print, time)] : []),
  ];
}
