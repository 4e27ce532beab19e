import type { ElementOf } from "../../document/element.ts";
import type { Brush } from "../element.ts";
import { ease } from "../easing.ts";
import { scribble } from "../shape/scribble.ts";
import type { Typeset } from "./draw.ts";
import type { Unit } from "./units.ts";

interface Run {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly order: number;
}

/** Neighbouring stressed units of a line become one run. */
function runs(units: readonly Unit[], words: readonly number[]): Run[] {
  const out: (Run & { last: Unit })[] = [];
  for (const unit of units) {
    if (!words.includes(unit.word)) continue;
    const open = out.at(-1);
    const meets = open && open.last.line === unit.line && unit.word - open.last.word <= 1;
    if (meets) out[out.length - 1] = { ...open, width: unit.x + unit.marked - open.x, last: unit };
    else out.push({ x: unit.x, y: unit.y, width: unit.marked, order: unit.order, last: unit });
  }
  return out;
}

/** Underlines, strikes, highlights and circles of the emphasis; they draw themselves once the words have come. */
export function drawMarks(brush: Brush, element: ElementOf<"text">, { layout, units }: Typeset, layer: "under" | "over") {
  const { emphasis, enter } = element;
  if (!emphasis || emphasis.mark === "none" || (emphasis.mark === "highlight") !== (layer === "under")) return;
  const { context } = brush;
  const { size, cap } = layout;
  for (const run of runs(units, emphasis.words)) {
    const start = enter ? run.order * enter.stagger + enter.duration * 0.5 : 0;
    const p = ease("out", (brush.local - start) / 42_000);
    if (p <= 0) continue;
    context.fillStyle = context.strokeStyle = emphasis.markColor;
    context.lineWidth = size * 0.075;
    context.lineCap = "round";
    if (emphasis.mark === "highlight") context.fillRect(run.x - size * 0.08, run.y - cap * 1.12, (run.width + size * 0.16) * p, cap * 1.3);
    if (emphasis.mark === "underline") context.fillRect(run.x, run.y + size * 0.1, run.width * p, size * 0.07);
    if (emphasis.mark === "strike") context.fillRect(run.x - size * 0.05, run.y - cap * 0.56, (run.width + size * 0.1) * p, size * 0.08);
    if (emphasis.mark !== "circle") continue;
    context.save();
    context.translate(run.x - size * 0.32, run.y - cap - size * 0.3);
    context.beginPath();
    scribble(
      context,
      { kind: "scribble", form: "circle", seed: 3 },
      { width: run.width + size * 0.64, height: cap + size * 0.62, progress: p, seconds: 0 },
    );
    context.stroke();
    context.restore();
  }
}
