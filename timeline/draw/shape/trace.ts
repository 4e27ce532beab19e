import type { Geometry } from "../../document/shape.ts";
import type { Context } from "../resources.ts";
import { burst, blob, polygon, tag, torn, type Box } from "./outlines.ts";
import { scribble } from "./scribble.ts";

type Tracers = { [K in Geometry["kind"]]: (context: Context, g: Extract<Geometry, { kind: K }>, box: Box) => void };

function polyline(context: Context, points: readonly (readonly [number, number])[], box: Box) {
  const lengths = points.slice(1).map(([x, y], i) => {
    const [px, py] = points[i] ?? [0, 0];
    return Math.hypot((x - px) * box.width, (y - py) * box.height);
  });
  let left = lengths.reduce((a, b) => a + b, 0) * box.progress;
  const [first] = points;
  if (!first) return;
  context.moveTo(first[0] * box.width, first[1] * box.height);
  for (const [i, length] of lengths.entries()) {
    const [from, to] = [points[i], points[i + 1]];
    if (!from || !to || left <= 0) return;
    const part = Math.min(1, left / length);
    context.lineTo((from[0] + (to[0] - from[0]) * part) * box.width, (from[1] + (to[1] - from[1]) * part) * box.height);
    left -= length;
  }
}

const tracers: Tracers = {
  rect: (c, g, b) => (g.radius > 0 ? c.roundRect(0, 0, b.width, b.height, g.radius) : c.rect(0, 0, b.width, b.height)),
  ellipse: (c, _g, b) => c.ellipse(b.width / 2, b.height / 2, b.width / 2, b.height / 2, 0, 0, Math.PI * 2),
  ring: (c, g, b) => {
    const start = (g.from * Math.PI) / 180;
    c.ellipse(b.width / 2, b.height / 2, b.width / 2, b.height / 2, 0, start, start + Math.PI * 2 * Math.max(0.0001, b.progress));
  },
  line: (c, g, b) => polyline(c, [g.from, g.to], b),
  polyline: (c, g, b) => polyline(c, g.points, b),
  polygon: (c, g, b) => polygon(c, g.points, g.to, b),
  burst: (c, g, b) => burst(c, g, b),
  blob: (c, g, b) => blob(c, g, b),
  tag: (c, g, b) => tag(c, g.hole, b),
  torn: (c, g, b) => torn(c, g, b),
  scribble: (c, g, b) => scribble(c, g, b),
  path: () => {},
};

/** Adds the geometry's outline to the current path. `box.progress` draws lines on, and morphs outlines. */
export function trace(context: Context, geometry: Geometry, box: Box) {
  const tracer = tracers[geometry.kind] as (context: Context, geometry: Geometry, box: Box) => void;
  tracer(context, geometry, box);
}
