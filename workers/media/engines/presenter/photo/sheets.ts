import type { MouthFrame } from "../../../../../timeline/measured.ts";
import type { Point } from "./face.ts";
import { isApart, lineAt, movedTo, NECK, OVER, placeOf, type Rig, type Side } from "./rig.ts";
import type { Triangle } from "./warp.ts";

/** Of the mouth's width: the line between shut lips is dark, and what is drawn of them begins beside it. */
const SEAM = 0.022;
/** Of lips that are apart in the picture, teeth and the dark of the corners lie upon their edge: what is drawn begins further from it. */
const APART_SEAM = { middle: 0.06, corners: 0.045 };
/** Of a lip, its seam is no more than this. */
const MOST_OF_LIP = 0.4;

/** How far a sheet reaches to each side, in widths of the mouth; its columns beside the mouth and along it. */
const [REACH, BESIDE, ALONG] = [1.5, 9, 30] as const;
/** Rows of the lip, and of the skin beyond it: closer together near the lip. */
const [LIP_ROWS, SKIN_ROWS] = [4, 14] as const;

/** A part of a picture as a net: where each of its knots is, and where it goes. */
export interface Sheet {
  readonly from: readonly Point[];
  readonly to: readonly Point[];
  readonly triangles: readonly Triangle[];
  /** Its lip's edge in the frame, along the mouth's axes, from where lips are joined to where they are joined again. */
  readonly edge: readonly Point[];
}

/** Places along the mouth of a net's columns. */
function columnsOf({ width, from, to }: Rig): number[] {
  const outwards = Array.from({ length: BESIDE }, (_, step) => width * (REACH - 0.5) * (1 - step / BESIDE) ** 1.4);
  const mouth = Array.from({ length: ALONG }, (_, step) => from + ((to - from) * step) / ALONG);
  return [...outwards.map((by) => from - by), ...mouth, to, ...outwards.map((by) => to + by).toReversed()];
}

/** How far from a lip's edge what is drawn of it begins. */
function seamAt(rig: Rig, u: number, open: number): number {
  if (open === 0 && !isApart(rig)) return 0;
  if (u <= rig.from || u >= rig.to) return 0;
  const middle = Math.max(0, 1 - (u / (rig.width * 0.5)) ** 2);
  return rig.width * (isApart(rig) ? Math.max(APART_SEAM.corners, APART_SEAM.middle * middle) : SEAM * middle);
}

/** The net of one side of the mouth: its lip, and the skin from there on to where nothing moves. */
export function sheetOf(rig: Rig, side: Side, frame: Pick<MouthFrame, "open" | "wide">): Sheet {
  const columns = columnsOf(rig);
  const way = side === "upper" ? -1 : 1;
  const lip = rig[side];
  const [from, to, edge]: [Point[], Point[], Point[]] = [[], [], []];
  for (const u of columns) {
    const joined = u <= rig.from || u >= rig.to;
    // Where lips are joined both sheets begin at the same line.
    const inner = joined ? lineAt(rig, u) : lip.inner(u);
    const outer = inner + way * Math.max(0, (lip.outer(u) - inner) * way);
    const last = side === "upper" ? outer - rig.width * OVER.upper * 1.1 : Math.max(outer, rig.chin) * 1.02 + rig.chin * NECK;
    const seam = Math.min(seamAt(rig, u, frame.open), Math.abs(outer - inner) * MOST_OF_LIP);
    for (let row = 0; row <= LIP_ROWS + SKIN_ROWS; row += 1) {
      const within = Math.min(1, row / LIP_ROWS);
      const beyond = Math.max(0, (row - LIP_ROWS) / SKIN_ROWS) ** 1.5;
      const v = inner + (outer - inner) * within + (last - outer) * beyond;
      const [mu, mv] = movedTo(rig, [u, v], side, frame);
      // The body of the lip stays what it is: only its edge is drawn from beside itself.
      from.push(placeOf(rig, u, v + way * seam * (1 - within) ** 2));
      to.push(placeOf(rig, mu, mv));
      if (row === 0 && u >= rig.from && u <= rig.to) edge.push([mu, mv]);
    }
  }
  return { from, to, triangles: netOf(columns.length, LIP_ROWS + SKIN_ROWS + 1, from, to), edge };
}

/** Two triangles of each of a net's meshes that move. */
function netOf(columns: number, rows: number, from: readonly Point[], to: readonly Point[]): Triangle[] {
  const moves = (index: number): boolean =>
    Math.hypot((to[index]?.[0] ?? 0) - (from[index]?.[0] ?? 0), (to[index]?.[1] ?? 0) - (from[index]?.[1] ?? 0)) >= 0.05;
  return Array.from({ length: (columns - 1) * (rows - 1) }).flatMap((_, mesh): Triangle[] => {
    const first = Math.floor(mesh / (rows - 1)) * rows + (mesh % (rows - 1));
    const triangles: Triangle[] = [
      [first, first + rows, first + rows + 1],
      [first, first + rows + 1, first + 1],
    ];
    return triangles.filter((corners) => corners.some(moves));
  });
}
