import { parseColor } from "../../color.ts";
import type { Fill } from "../../document/shape.ts";
import { seconds } from "../../time.ts";
import type { Brush } from "../element.ts";
import { random } from "../random.ts";
import { bitmap, context2d, type Context, cached, type Surface } from "../resources.ts";

type Pattern = Extract<Fill, { type: "pattern" }>;
interface Area {
  readonly context: Context;
  readonly width: number;
  readonly height: number;
  readonly pattern: Pattern;
  readonly at: number;
}

const TILE = 512;

/** Film grain (fine) and paper (fine plus cloudy), as one tile. */
function noise(brush: Brush, pattern: Pattern): Surface {
  return cached(brush.resources, `noise:${JSON.stringify(pattern)}`, () => {
    const tile = brush.resources.surface(TILE, TILE);
    const context = context2d(tile);
    const image = context.createImageData(TILE, TILE);
    const next = random(pattern.seed);
    const [r, g, b] = parseColor(pattern.color);
    const paper = pattern.kind === "paper";
    const clouds = Array.from({ length: 17 * 17 }, () => next());
    for (let i = 0; i < TILE * TILE; i++) {
      const cloud = paper ? (clouds[(Math.floor(i / TILE / 32) % 16) * 17 + (Math.floor((i % TILE) / 32) % 16)] ?? 0) * 4 : 0;
      const level = (next() + next() + next() - 1.5) * 40 * pattern.size;
      image.data.set([r, g, b, Math.max(0, level + cloud)], i * 4);
    }
    context.putImageData(image, 0, 0);
    return tile;
  });
}

function fillNoise({ context, width, height, pattern, at }: Area, tile: Surface) {
  const next = random(pattern.seed + Math.floor(at * pattern.rate));
  const [dx, dy] = pattern.rate > 0 ? [next() * TILE, next() * TILE] : [0, 0];
  for (let y = -dy; y < height; y += TILE) for (let x = -dx; x < width; x += TILE) context.drawImage(tile, x, y);
}

/** Dots that grow from the top to the bottom. */
function halftone({ context, width, height, pattern }: Area) {
  const cell = pattern.size;
  context.beginPath();
  for (let row = 0; row * cell * 0.5 < height + cell; row++)
    for (let x = row % 2 === 0 ? 0 : cell / 2; x < width + cell; x += cell) {
      const y = row * cell * 0.5;
      const r = cell * 0.42 * Math.min(1, y / height);
      context.moveTo(x + r, y);
      context.arc(x, y, r, 0, Math.PI * 2);
    }
  context.fill();
}

function stripes({ context, width, height, pattern, at }: Area) {
  const step = pattern.size * 2;
  const shift = ((at * pattern.rate * step) % step) - step;
  context.beginPath();
  for (let x = shift - height; x < width + step; x += step) {
    context.moveTo(x, height);
    context.lineTo(x + height, 0);
    context.lineTo(x + height + pattern.size, 0);
    context.lineTo(x + pattern.size, height);
    context.closePath();
  }
  context.fill();
}

function grid({ context, width, height, pattern }: Area) {
  for (let x = 0; x <= width; x += pattern.size) context.fillRect(x, 0, 1.5, height);
  for (let y = 0; y <= height; y += pattern.size) context.fillRect(0, y, width, 1.5);
}

function checker({ context, width, height, pattern: { size } }: Area) {
  for (let row = 0; row * size < height; row++)
    for (let x = row % 2 === 0 ? 0 : size; x < width; x += size * 2) context.fillRect(x, row * size, size, size);
}

function rays({ context, width, height, pattern, at }: Area) {
  const reach = Math.hypot(width, height);
  const count = Math.max(4, Math.round(pattern.size));
  context.beginPath();
  for (let i = 0; i < count; i++) {
    const a = ((i * 2) / (count * 2)) * Math.PI * 2 + at * pattern.rate;
    const b = a + Math.PI / count;
    context.moveTo(width / 2, height / 2);
    context.lineTo(width / 2 + Math.cos(a) * reach, height / 2 + Math.sin(a) * reach);
    context.lineTo(width / 2 + Math.cos(b) * reach, height / 2 + Math.sin(b) * reach);
    context.closePath();
  }
  context.fill();
}

function speckle({ context, width, height, pattern }: Area) {
  const next = random(pattern.seed);
  context.beginPath();
  for (let i = 0; i < (width * height) / 5200; i++) {
    const [x, y, r] = [next() * width, next() * height, next() ** 3 * pattern.size + 0.6];
    context.moveTo(x + r, y);
    context.ellipse(x, y, r, r * (0.5 + next() * 0.5), next() * 3, 0, Math.PI * 2);
  }
  context.fill();
}

const still = { halftone, grid, checker, speckle };

/** Matter across the brush's box. Still patterns are painted once and kept; moving ones are drawn each frame. */
export function paintPattern(brush: Brush, pattern: Pattern) {
  const { context, width, height } = brush;
  const area = { context, width, height, pattern, at: seconds(brush.local) };
  context.fillStyle = pattern.color;
  if (pattern.kind === "grain" || pattern.kind === "paper") return fillNoise(area, noise(brush, pattern));
  if (pattern.kind === "stripes") return stripes(area);
  if (pattern.kind === "rays") return rays(area);
  const painter = still[pattern.kind];
  const size = { width: Math.ceil(width), height: Math.ceil(height) };
  const drawn = bitmap(brush.resources, `pattern:${JSON.stringify(pattern)}`, size, (on) => {
    on.fillStyle = pattern.color;
    painter({ ...area, context: on });
  });
  context.drawImage(drawn.source, 0, 0, width, height);
}
