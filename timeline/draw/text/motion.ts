import type { TextMotion } from "../../document/text.ts";
import { ease } from "../easing.ts";
import type { Context } from "../resources.ts";
import type { Unit } from "./units.ts";

export interface Moment {
  readonly p: number;
  readonly raw: number;
}

/** How far a unit's entrance is: eased (may overshoot) and linear. */
export function entering(motion: TextMotion | null, order: number, local: number): Moment {
  if (!motion) return { p: 1, raw: 1 };
  const raw = Math.min(1, Math.max(0, (local - order * motion.stagger) / Math.max(1, motion.duration)));
  return { p: ease(motion.easing, raw), raw };
}

/** The same for leaving: 1 while it stays, 0 when it has gone. */
export function leaving(
  motion: TextMotion | null,
  order: number,
  { local, duration, count }: { local: number; duration: number; count: number },
): Moment {
  if (!motion) return { p: 1, raw: 1 };
  const start = duration - motion.duration - motion.stagger * (count - 1);
  const { p, raw } = entering(motion, order, local - start);
  return { p: 1 - p, raw: 1 - raw };
}

interface Body {
  readonly unit: Unit;
  readonly size: number;
  readonly cap: number;
}
type Mover = (context: Context, p: number, body: Body) => void;

const about = (context: Context, x: number, y: number, act: () => void) => {
  context.translate(x, y);
  act();
  context.translate(-x, -y);
};
const centre = ({ unit, cap }: Body) => [unit.x + unit.width / 2, unit.y - cap / 2] as const;

const movers: Record<TextMotion["kind"], Mover> = {
  none: () => {},
  fade: () => {},
  type: () => {},
  rise: (c, p, { size }) => c.translate(0, (1 - p) * size * 0.7),
  drop: (c, p, { size }) => c.translate(0, (p - 1) * size * 0.9),
  slide: (c, p, { size }) => c.translate((p - 1) * size * 1.4, 0),
  mask: (c, p, { size, unit, cap }) => {
    c.beginPath();
    c.rect(unit.x - size * 0.2, unit.y - cap - size * 0.16, unit.width + size * 0.4, cap + size * 0.42);
    c.clip();
    c.translate(0, (1 - p) * size * 1.25);
  },
  pop: (c, p, body) => about(c, ...centre(body), () => c.scale(Math.max(0.01, p), Math.max(0.01, p))),
  stamp: (c, p, body) => about(c, ...centre(body), () => c.scale(1 + (1 - p) * 0.7, 1 + (1 - p) * 0.7)),
  turn: (c, p, { unit, size }) =>
    about(c, unit.x, unit.y, () => {
      c.rotate((1 - p) * 0.35);
      c.translate(0, (1 - p) * size * 0.5);
    }),
  blur: (c, p, body) => about(c, ...centre(body), () => c.scale(1.25 - 0.25 * p, 1.25 - 0.25 * p)),
  stretch: (c, p, { unit }) => about(c, unit.x, unit.y, () => c.scale(1, Math.max(0.01, p))),
};
const SOLID = new Set<TextMotion["kind"]>(["none", "mask", "pop", "stretch"]);

/** Moves the context for one unit; false when the unit does not show. */
export function moveUnit(context: Context, kind: TextMotion["kind"], { p, raw }: Moment, body: Body): boolean {
  if (kind !== "none" && raw <= 0) return false;
  if (raw >= 1 && p === 1) return true;
  if (!SOLID.has(kind) && kind !== "type") context.globalAlpha *= Math.min(1, Math.max(0, kind === "stamp" ? raw * 4 : raw * 2));
  movers[kind](context, p, body);
  return true;
}
