import type { Transition } from "../document/motion.ts";
import type { Context } from "./resources.ts";

export interface Passage {
  readonly context: Context;
  readonly width: number;
  readonly height: number;
  /** 0…1 */
  readonly p: number;
  readonly transition: Transition;
  from(): void;
  to(): void;
}

const headings = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;

function shifted(passage: Passage, dx: number, dy: number, draw: () => void) {
  passage.context.save();
  passage.context.translate(dx, dy);
  draw();
  passage.context.restore();
}

function clipped(passage: Passage, trace: (context: Context) => void, draw: () => void) {
  passage.context.save();
  passage.context.beginPath();
  trace(passage.context);
  passage.context.clip();
  draw();
  passage.context.restore();
}

function zoomed(passage: Passage, scale: number, alpha: number, draw: () => void) {
  const { context, width, height } = passage;
  context.save();
  context.globalAlpha *= alpha;
  context.translate(width / 2, height / 2);
  context.scale(scale, scale);
  context.translate(-width / 2, -height / 2);
  draw();
  context.restore();
}

/** The rectangle that has entered, moving towards the transition's direction. */
function entered({ width, height, transition }: Passage, p: number): [number, number, number, number] {
  const [hx, hy] = headings[transition.direction];
  if (hx !== 0) return [hx < 0 ? width * (1 - p) : 0, 0, width * p, height];
  return [0, hy < 0 ? height * (1 - p) : 0, width, height * p];
}

function push(passage: Passage, follow: number) {
  const { width, height, p, transition } = passage;
  const [hx, hy] = headings[transition.direction];
  shifted(passage, hx * p * width * follow, hy * p * height * follow, passage.from);
  const [dx, dy] = [-hx * (1 - p) * width, -hy * (1 - p) * height];
  shifted(passage, dx, dy, () => clipped(passage, (c) => c.rect(0, 0, width, height), passage.to));
}

function whip(passage: Passage) {
  const { context, p, width, height, transition } = passage;
  const [hx, hy] = headings[transition.direction];
  const speed = Math.sin(p * Math.PI);
  const alpha = context.globalAlpha;
  for (const [index, lag] of [0, 0.05, 0.1].entries()) {
    context.globalAlpha = alpha / (index + 1);
    const at = Math.min(1, Math.max(0, p - lag * speed));
    shifted(passage, hx * at * width, hy * at * height, passage.from);
    shifted(passage, hx * (at - 1) * width, hy * (at - 1) * height, passage.to);
  }
}

/** Colour fields sweep across, one after the other; the scenes change behind the first. */
function field(passage: Passage) {
  const { context, p, transition, width, height } = passage;
  const colors = transition.colors.length > 0 ? transition.colors : ["#111111"];
  const lag = 0.14;
  const span = 1 - lag * (colors.length - 1);
  const middle = (lag * (colors.length - 1) + span) / 2;
  if (p < middle) passage.from();
  else passage.to();
  const [hx, hy] = headings[transition.direction];
  colors.forEach((color, index) => {
    const local = Math.min(1, Math.max(0, (p - index * lag) / span));
    const offset = local * 2 - 1;
    context.fillStyle = color;
    context.fillRect(hx * offset * width * 1.02, hy * offset * height * 1.02, width, height);
  });
}

function iris(passage: Passage) {
  const { width, height, p, context, transition } = passage;
  passage.from();
  const far = Math.hypot(width, height) / 2;
  const rim = transition.colors[0];
  const disc = (radius: number) => (c: Context) => c.arc(width / 2, height / 2, Math.max(0.1, radius), 0, Math.PI * 2);
  if (rim)
    clipped(passage, disc(far * Math.min(1, p * 1.25)), () => {
      context.fillStyle = rim;
      context.fillRect(0, 0, width, height);
    });
  clipped(passage, disc(far * p), passage.to);
}

function blinds(passage: Passage) {
  const { width, height, p, transition } = passage;
  passage.from();
  const bars = 6;
  const across = headings[transition.direction][0] !== 0;
  clipped(
    passage,
    (c) => {
      for (let i = 0; i < bars; i++) {
        const local = Math.min(1, Math.max(0, p * 1.5 - (i / bars) * 0.5));
        if (across) c.rect((i * width) / bars, 0, (width / bars) * local + 0.5, height);
        else c.rect(0, (i * height) / bars, width, (height / bars) * local + 0.5);
      }
    },
    passage.to,
  );
}

/** The old page slides away above the new one, with its shadow. */
function page(passage: Passage) {
  const { context, width, height, p, transition } = passage;
  const [hx, hy] = headings[transition.direction];
  shifted(passage, -hx * (1 - p) * width * 0.18, -hy * (1 - p) * height * 0.18, passage.to);
  context.fillStyle = `rgba(0,0,0,${0.35 * (1 - p)})`;
  context.fillRect(0, 0, width, height);
  shifted(passage, hx * p * width, hy * p * height, () => clipped(passage, (c) => c.rect(0, 0, width, height), passage.from));
}

function split(passage: Passage) {
  const { width, height, p, transition } = passage;
  passage.to();
  const across = headings[transition.direction][0] !== 0;
  for (const side of [-1, 1]) {
    const [x, y] = across ? [side < 0 ? 0 : width / 2, 0] : [0, side < 0 ? 0 : height / 2];
    const [w, h] = across ? [width / 2, height] : [width, height / 2];
    shifted(passage, across ? side * p * w : 0, across ? 0 : side * p * h, () => clipped(passage, (c) => c.rect(x, y, w, h), passage.from));
  }
}

/** How one scene gives way to the next. */
export const passages: Record<Transition["type"], (passage: Passage) => void> = {
  cut: (passage) => passage.to(),
  fade: (passage) => {
    passage.from();
    zoomed(passage, 1, passage.p, passage.to);
  },
  slide: (passage) => push(passage, 0.25),
  push: (passage) => push(passage, 1),
  wipe: (passage) => {
    passage.from();
    clipped(passage, (c) => c.rect(...entered(passage, passage.p)), passage.to);
  },
  zoom: (passage) => {
    const { p } = passage;
    if (p < 0.5) zoomed(passage, 1 + p * p * 5, 1, passage.from);
    else zoomed(passage, 1 + (1 - p) ** 2 * 1.6, 1, passage.to);
  },
  whip,
  field,
  iris,
  blinds,
  page,
  split,
};
