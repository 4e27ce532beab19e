import { mix, readable } from "../../../color.ts";
import { ticks } from "../../../time.ts";
import { holding } from "../../bleed.ts";
import { asSet } from "../../clauses.ts";
import { sharp } from "../../framing.ts";
import { photo, product } from "../../photo.ts";
import { during, enter, onBeat, weighty, type Take } from "../../direction.ts";
import { part, type Area } from "../../geometry.ts";
import { drift, move } from "../../keys.ts";
import { aspect } from "../../standing.ts";

/** A hairline that is drawn. */
export const rule = (take: Take, box: Area, from = 0, color = take.colors.ink, weight = 2.5) =>
  take.board.shape(
    "type",
    {
      geometry: { kind: "line", from: [0, 0], to: [box.w > box.h ? 1 : 0, box.w > box.h ? 0 : 1] },
      stroke: { color, width: weight * take.board.u, cap: "butt" },
    },
    { ...during(take, from), box, keys: move("progress", [0, 0], [0.7, 1, "outExpo"]) },
  );

/** A line of small type. */
export function small(take: Take, text: string, box: Area, align: "left" | "right" | "center" = "left", color = take.colors.ink) {
  take.board.text(
    "type",
    {
      text,
      style: { families: take.faces, size: 40 * take.board.u, color, align, maxLines: 1, tracking: take.board.zh ? 0 : 20 },
      enter: enter("line", "mask", [0.5]),
    },
    { ...during(take, 0.15), box, keys: drift("x", take.length, [box.x + box.w / 2 - 3, box.x + box.w / 2 + 5]) },
  );
}

/** The running head of every page: brand, rule, folio. */
export function folio(take: Take, color = take.colors.ink) {
  const { board, index, labels } = take;
  const { safe, u } = board;
  small(
    take,
    board.brief.product.brand || board.name,
    { x: safe.x + 20 * u, y: safe.y + 8 * u, w: safe.w * 0.6, h: 44 * u },
    "left",
    color,
  );
  small(
    take,
    labels.page.replace("{number}", String(index + 1)),
    { x: safe.x + safe.w * 0.6, y: safe.y + 8 * u, w: safe.w * 0.4 - 20 * u, h: 44 * u },
    "right",
    color,
  );
  rule(take, { x: safe.x + 20 * u, y: safe.y + 68 * u, w: safe.w - 40 * u, h: 2 }, 0, color);
}

export function title(
  take: Take,
  area: Area,
  { size = 210, color = take.colors.ink, align = "left" as "left" | "center", valign = "top" as "top" | "bottom" | "middle" } = {},
) {
  const { board, faces, clip, colors, ground } = take;
  board.text(
    "type",
    {
      text: asSet(clip.headline),
      style: {
        families: faces,
        size: size * board.u,
        minSize: 50,
        color,
        leading: board.zh ? 1.16 : 0.9,
        tracking: board.zh ? 0 : -22,
        maxLines: 4,
        align,
        valign,
      },
      emphasis: {
        words: weighty(asSet(clip.headline)),
        italic: !board.zh,
        color: color === colors.ink ? readable(colors.main, ground, 5.4) : null,
      },
      enter: enter("word", "mask", [0.75, 0.09], "outExpo"),
    },
    {
      ...during(take, 0.12),
      box: area,
      anchor: [align === "left" ? 0 : 0.5, 0.5],
      keys: [...drift("y", take.length, [area.y + area.h / 2 + 8 * board.u, area.y + area.h / 2 - 14 * board.u]), ...onBeat(take, 0.025)],
    },
  );
}

export const page = (take: Take) => {
  const { safe, u } = take.board;
  return { x: safe.x + 20 * u, y: safe.y + 100 * u, w: safe.w - 40 * u, h: safe.h - 100 * u };
};

/** The product in an arched window of its own colour, low over a broad one. */
export function still(take: Take, room: Area) {
  const { board, colors, star } = take;
  const broad = star?.cutout ? Math.min(room.h, (room.w / aspect(star)) * 1.35) : room.h;
  // What a photograph's pixels do not fill would show as a sheet over the arch.
  const held = star && !star.cutout ? (star.ground === null ? sharp(star.picture, holding(star, room)) : holding(star, room)) : null;
  // Somebody stands in an arch; of a thing it would cut the corners off.
  if (star && held && (held.w > held.h || star.people.length === 0))
    return void product(
      board,
      "product",
      { shown: star },
      { ...during(take), box: part(held, 0.03, 0.08, 0.94, 0.92), anchor: [0.5, 1], keys: drift("scale", take.length, [1, 1.05]) },
    );
  const arch = held ?? { ...room, y: room.y + (room.h - broad) / 2, h: broad };
  board.shape(
    "back",
    {
      geometry: { kind: "path", d: "M0 200 V50 A50 50 0 0 1 100 50 V200 Z", width: 100, height: 200 },
      fill: {
        type: "linear",
        angle: 90,
        stops: [
          { at: 0, color: mix(colors.paper, colors.main, 0.15) },
          { at: 1, color: mix(colors.paper, colors.main, 0.45) },
        ],
      },
    },
    { ...during(take), box: arch, anchor: [0.5, 1], keys: move("scaleY", [0, 0.6], [0.8, 1, "outExpo"]) },
  );
  if (star && !star.cutout)
    photo(
      board,
      "product",
      { shown: star, zoom: [1.02, 1.14] },
      { ...during(take), box: arch, effects: [{ type: "mask", shape: "arch" }] },
    );
  else if (star)
    product(
      board,
      "product",
      {
        shown: star,
        effects: [
          { type: "contact", opacity: 0.45 },
          { type: "sweep", start: ticks(0.7), duration: ticks(1) },
        ],
      },
      {
        ...during(take),
        box: part(arch, 0.03, 0.06, 0.94, 0.9),
        anchor: [0.5, 1],
        keys: [
          ...move("y", [0, arch.y + arch.h * 1.1], [0.9, arch.y + arch.h * 0.96, "outQuint"]),
          ...drift("scale", take.length, [1, 1.05]),
        ],
      },
    );
}
