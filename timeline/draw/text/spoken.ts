import type { ElementOf } from "../../document/element.ts";
import { ticks } from "../../time.ts";
import { ease } from "../easing.ts";
import type { Brush } from "../element.ts";
import type { Typeset } from "./draw.ts";
import type { Layout } from "./layout.ts";
import type { Unit } from "./units.ts";

/** The last word of a text goes out this long after it was said. */
const LINGER = ticks(0.22);
/** The travelling field sets out this much before its word, so that it is there when the word is lit. */
const LEAD = ticks(0.1);
const GLIDING = new Set(["plate", "underline", "box"]);
type TextElement = ElementOf<"text">;
type Field = readonly [x: number, y: number, width: number, height: number, radius: number];

/** The word that is being said: it stays lit until the next one starts. */
function spokenIndex(element: TextElement, local: number): number {
  return element.words.findLastIndex((word) => word.start <= local);
}

/** How far the travelling field is on its way to a word (0…1). */
const arrived = (local: number, word: { start: number }): number => ease("outExpo", (local + LEAD - word.start) / ticks(0.14));
/** From then on the field is under the word: before that its colour would be read off the bare ground. */
const UNDER = 0.85;

/** Colour of a unit as speech goes on (and its little jump); null when speech does not touch it. */
export function spokenLook(brush: Brush, element: TextElement, unit: Unit, layout: Layout): string | null {
  const { spoken } = element;
  if (!spoken || element.words.length === 0 || unit.word < 0) return null;
  const glides = GLIDING.has(spoken.kind);
  const now = spokenIndex(element, brush.local + (glides ? LEAD : 0));
  if (unit.word > now) {
    if (spoken.kind === "reveal") brush.context.globalAlpha *= 0;
    return spoken.rest ?? element.style.color;
  }
  const word = element.words[unit.word];
  const over = word && now === element.words.length - 1 && !glides && brush.local > word.end + LINGER;
  if (unit.word < now || !word || over) return element.style.color;
  if (glides && spoken.kind !== "underline" && now > 0 && arrived(brush.local, word) < UNDER) return spoken.rest ?? element.style.color;
  if (spoken.kind === "pop" || spoken.kind === "reveal") {
    const hit = ease("outBack", (brush.local - word.start) / ticks(0.16));
    const scale = spoken.kind === "pop" ? 1 + 0.1 * hit : 0.6 + 0.4 * hit;
    const [x, y] = [unit.x + unit.width / 2, unit.y - layout.cap / 2];
    brush.context.translate(x, y);
    brush.context.scale(scale, scale);
    brush.context.translate(-x, -y);
  }
  return word.lit === false ? element.style.color : spoken.color;
}

/**
 * The field or bar that travels with the voice: it reaches from the last word to this one, and lets go of the last. It never
 * covers half a word. Answers the field (canvas pixels), within which letters are drawn in the lit colour; null for a bar.
 */
export function drawSpokenPlate(brush: Brush, element: TextElement, { layout, units }: Typeset): Field | null {
  const { spoken } = element;
  if (!spoken || !GLIDING.has(spoken.kind)) return null;
  const now = spokenIndex(element, brush.local + LEAD);
  const [unit, before] = [units.find((u) => u.word === now), units.find((u) => u.word === now - 1)];
  const word = element.words[now];
  if (!unit || !word) return null;
  const p = arrived(brush.local, word);
  const from = before && before.line === unit.line && p < UNDER ? before : unit;
  const [x, width] = [Math.min(from.x, unit.x), Math.max(from.x + from.width, unit.x + unit.width) - Math.min(from.x, unit.x)];
  const { context } = brush;
  const { size, cap } = layout;
  context.fillStyle = spoken.plate;
  if (spoken.kind === "underline") {
    context.fillRect(x, unit.y + size * 0.16, width, size * 0.09);
    return null;
  }
  const pad = size * 0.1;
  const radius = spoken.kind === "plate" ? size * 0.16 : 0;
  const field: Field = [x - pad, unit.y - cap - pad * 1.8, width + pad * 2, cap + pad * 3.6, radius];
  context.beginPath();
  context.roundRect(...field);
  context.fill();
  return field;
}
