import type { AdBrief } from "../brief.ts";
import { mix } from "../color.ts";
import type { DocumentBuilder, Placed } from "./document-builder.ts";
import type { Area } from "./geometry.ts";
import { tintOf } from "./palette.ts";
import { standing } from "./standing.ts";

type Picture = AdBrief["pictures"][number];
type Cut = Picture & { readonly cutout: NonNullable<Picture["cutout"]> };

/**
 * A cut-out that goes on to its photograph's lower edge: a person cut at the waist. A packshot that touches the upper
 * one, too, was only trimmed.
 */
const RIM = 0.015;
export const isCropped = ({ cutout, plain }: Pick<Picture, "cutout" | "plain">): boolean =>
  cutout !== null && cutout.box.y + cutout.box.height > 1 - RIM && (!plain || cutout.box.y > RIM);

/** The window's shape: no narrower than this to its height, and no broader. */
const [NARROW, BROAD] = [0.66, 1.25];

/** Where the window stands in an area: on its floor, as high as it goes. */
function windowIn(thing: Cut, area: Area): Area {
  const stood = standing(thing, area);
  const ratio = Math.min(BROAD, Math.max(NARROW, (stood.w / stood.h) * 1.16));
  const h = Math.min(area.h, area.w / ratio);
  const w = h * ratio;
  return { x: area.x + (area.w - w) / 2, y: area.y + area.h - h, w, h };
}

/**
 * What is cut off below stands on no floor and throws no shadow: it looks out of a window of its own colour, whose sill
 * is where the photograph ended. Window and thing are as large as each other, so that they move as one. `whole`: the
 * window is all of the place.
 */
export function windowed(
  board: DocumentBuilder,
  layer: string,
  { whole = false, ...thing }: Cut & { readonly whole?: boolean },
  placed: Placed,
) {
  const tint = tintOf(board.brief);
  const { url, width, height, box: own } = thing.cutout;
  const frame = whole ? placed.box : windowIn(thing, placed.box);
  const inner = standing(thing, { x: frame.x + frame.w * 0.05, y: frame.y + frame.h * 0.06, w: frame.w * 0.9, h: frame.h * 0.94 });
  const by = (own.width * width) / inner.w;
  const rect = {
    x: own.x - ((inner.x - frame.x) * by) / width,
    y: own.y - ((inner.y - frame.y) * by) / height,
    width: (frame.w * by) / width,
    height: (frame.h * by) / height,
  };
  const shared = { ...placed, box: frame };
  const effects = placed.effects ?? [];
  const radius = whole ? (effects.find((e) => e.type === "radius")?.value ?? 0) : 36 * board.u;
  const round = { type: "radius" as const, value: radius };
  board.shape(
    layer,
    {
      geometry: { kind: "rect", radius },
      fill: {
        type: "linear",
        angle: 90,
        stops: [
          { at: 0, color: mix(tint, "#ffffff", 0.78) },
          { at: 1, color: mix(tint, "#ffffff", 0.45) },
        ],
      },
    },
    { ...shared, effects: whole ? effects.filter(({ type }) => type === "shadow" || type === "stroke") : [] },
  );
  const assetId = board.asset(`cutout-${thing.id}`, { type: "image", url, width, height });
  board.image(
    layer,
    { assetId, crop: { fit: "contain", rect } },
    { ...shared, effects: [round, ...(whole ? effects.filter(({ type }) => type === "halftone") : [])] },
  );
}
