import type { ElementOf } from "../../document/element.ts";
import type { Brush } from "../element.ts";
import { ease } from "../easing.ts";
import type { Typeset } from "./draw.ts";
import { leaving } from "./motion.ts";

interface Span {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly bottom: number;
  readonly order: number;
}

function spans({ layout, units }: Typeset, per: "line" | "block" | "word"): Span[] {
  const lines = layout.lines.map((line) => ({
    x: line.x,
    top: line.y - layout.cap,
    width: line.width,
    bottom: line.y + layout.below,
    order: units.find((u) => u.line === line)?.order ?? 0,
  }));
  if (per === "line") return lines;
  if (per === "word")
    return units.map((u) => ({ x: u.x, top: u.y - layout.cap, width: u.width, bottom: u.y + layout.below, order: u.order }));
  const left = Math.min(...lines.map((l) => l.x));
  const right = Math.max(...lines.map((l) => l.x + l.width));
  const [first, last] = [lines[0], lines.at(-1)];
  return first && last ? [{ x: left, top: first.top, width: right - left, bottom: last.bottom, order: 0 }] : [];
}

/** Colour fields behind lines, words or the whole block; they open from the left just before their text comes. */
export function drawPlates(brush: Brush, element: ElementOf<"text">, set: Typeset) {
  const { plate, enter, exit } = element;
  if (!plate) return;
  const { context, local } = brush;
  for (const span of spans(set, plate.per)) {
    const lead = enter && plate.animate ? (local - span.order * enter.stagger) / Math.max(1, enter.duration * 0.7) : 1;
    const open = ease("outExpo", lead) * leaving(exit, 0, { local, duration: element.offset + element.duration, count: 1 }).p;
    if (open <= 0) continue;
    const width = (span.width + plate.padX * 2) * Math.min(1, open);
    const height = span.bottom - span.top + plate.padY * 2;
    context.save();
    context.translate(span.x - plate.padX, span.top - plate.padY);
    if (plate.skew !== 0)
      context.transform(1, 0, Math.tan((-plate.skew * Math.PI) / 180), 1, (Math.tan((plate.skew * Math.PI) / 180) * height) / 2, 0);
    context.fillStyle = plate.color;
    context.beginPath();
    context.roundRect(0, 0, width, height, Math.min(plate.radius, height / 2, width / 2));
    context.fill();
    context.restore();
  }
}
