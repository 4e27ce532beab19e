import { type FilmCutoutDoubt, TRUSTED_CUTOUT } from "../../protocol/pictures.ts";
import { outlined, steps } from "../picture/edges.ts";
import { area, decided } from "../picture/measure.ts";
import { clamped, type Picture, type Plane } from "../picture/raster.ts";

/** A mask smaller or larger than these shares of the picture has cut nothing out. */
const [LEAST, MOST] = [0.004, 0.97] as const;
/** A film that shows its subject in a smaller share of its pictures has none. */
const LEAST_FRAMES = 0.2;
/** How decided masks are on average: 0.80 and above where one thing stands clear, 0.52 and below where all is alike. */
const DECIDED = { worst: 0.5, best: 0.8 } as const;
/** What two masks in turn have in common on average, but for their way from the one to the other. */
const COMMON = { worst: 0.7, best: 0.9 } as const;
/** The share of outlines that lies on edges of the picture: 0.86 and above of clean films, 0.77 and below where hair comes and goes. */
const ON_EDGES = { worst: 0.7, best: 0.9 } as const;
/** Change of alpha where the picture stood still: 0.006 and below of clean films, 0.014 and above where hair comes and goes. */
const FLICKER = { worst: 0.02, best: 0.006 } as const;
/** Outlines are looked at in one of so many frames. */
const EVERY = 5;
/** The fastest that a subject goes, in lengths of the picture's longer side a second: what goes faster is another one. */
const FASTEST = 1.2;

const grade = (value: number, { worst, best }: { worst: number; best: number }): number => clamped((value - worst) / (best - worst));

/** Where the middle of a mask is, in pixels; null of an empty one. */
function middle({ data, width }: Plane): { x: number; y: number } | null {
  let [count, x, y] = [0, 0, 0];
  for (let index = 0; index < data.length; index += 1) {
    if ((data[index] ?? 0) <= 0.5) continue;
    count += 1;
    x += index % width;
    y += Math.floor(index / width);
  }
  return count === 0 ? null : { x: x / count, y: y / count };
}

/** Intersection over union of two masks, the first moved by so many pixels; what leaves the picture counts for neither. */
function overlapMoved(a: Plane, b: Plane, { x: dx, y: dy }: { x: number; y: number }): number {
  let [both, either] = [0, 0];
  for (let y = Math.max(0, dy); y < Math.min(b.height, b.height + dy); y += 1) {
    for (let x = Math.max(0, dx); x < Math.min(b.width, b.width + dx); x += 1) {
      const old = (a.data[(y - dy) * a.width + x - dx] ?? 0) > 0.5;
      const now = (b.data[y * b.width + x] ?? 0) > 0.5;
      if (old && now) both += 1;
      if (old || now) either += 1;
    }
  }
  return either === 0 ? 0 : both / either;
}

/** What two masks have in common, 0…1, where the subject went `most` pixels at most. */
function common(before: Plane, now: Plane, most: number): number {
  const [from, to] = [middle(before), middle(now)];
  if (from === null || to === null) return from === to ? 1 : 0;
  const way = { x: Math.round(to.x - from.x), y: Math.round(to.y - from.y) };
  const still = overlapMoved(before, now, { x: 0, y: 0 });
  return Math.hypot(way.x, way.y) > most ? still : Math.max(still, overlapMoved(before, now, way));
}

/** How far the cut-out of a whole film can be trusted, 0…1, and what speaks against it; null where nothing does. */
export interface FilmJudgement {
  readonly confidence: number;
  readonly doubt: FilmCutoutDoubt | null;
}

/** Judges the masks of a film of so many pictures a second, which are told one after the other. */
export class FilmJudge {
  readonly #rate: number;
  #before: Plane | null = null;
  #sum = { frames: 0, shown: 0, decided: 0, outlines: 0, onEdges: 0, pairs: 0, common: 0 };

  constructor(rate: number) {
    this.#rate = rate;
  }

  /** `coarse`: as the network saw it; `mask`: as it was drawn, before it was steadied. */
  next(picture: Picture, coarse: Plane, mask: Plane): void {
    const [sum, size] = [this.#sum, area(mask)];
    if (size > LEAST && size < MOST) {
      sum.shown += 1;
      if (sum.frames % EVERY === 0) {
        sum.outlines += 1;
        sum.onEdges += outlined(steps(picture), mask);
      }
    }
    sum.frames += 1;
    sum.decided += decided(coarse);
    if (this.#before) {
      sum.pairs += 1;
      sum.common += common(this.#before, mask, (Math.max(mask.width, mask.height) * FASTEST) / this.#rate);
    }
    this.#before = mask;
  }

  /** `flicker`: the mean change of alpha where the film stood still. */
  judgement(flicker: number): FilmJudgement {
    const { frames, shown, decided: clearness, outlines, onEdges, pairs, common: alike } = this.#sum;
    const clear = shown < frames * LEAST_FRAMES ? 0 : grade(clearness / Math.max(1, frames), DECIDED);
    const steady = Math.min(
      pairs === 0 ? 1 : grade(alike / pairs, COMMON),
      outlines === 0 ? 1 : grade(onEdges / outlines, ON_EDGES),
      grade(flicker, FLICKER),
    );
    const confidence = Math.round(Math.min(clear, steady) * 1000) / 1000;
    if (confidence >= TRUSTED_CUTOUT) return { confidence, doubt: null };
    return { confidence, doubt: clear <= steady ? "subject" : "unsteady" };
  }
}
