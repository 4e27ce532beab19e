import type { EraseBox } from "../../protocol/mending.ts";
import { borrow, type Other } from "./borrowed.ts";
import { strokeRadius, textMask } from "./glyphs.ts";
import { StandingMark } from "./mark.ts";
import { type Area, areaOf, type Picture, putMasked, type Rect, type Size, taken } from "./patch.ts";
import { isNear, type TimedPicture } from "./references.ts";
import { movement, type Seen, type Shift, STILL } from "./shift.ts";
import { filledInSpace } from "./spatial.ts";

/** Other times that one picture is filled from at most, the nearest first. */
const OTHERS = 16;
/** Of what was made of the picture before, where nothing else is known: it does not flicker, and still follows. */
const KEPT = 0.75;
/** Bytes of other times that one box may hold. */
const BYTES = 48 * 1024 ** 2;

interface Kept extends Seen {
  readonly at: number;
  /** How far it has moved to the picture that was worked on last. */
  shift: Shift | null;
  /** And from the picture before that: the camera goes on as it went. */
  drift: Shift;
}

/** How many pixels were filled, and how many of them from other times. */
export interface Tally {
  filled: number;
  borrowed: number;
}

/** Takes what one box covers out of a film's pictures, one after another. */
export class Eraser {
  readonly box: EraseBox;
  readonly tally: Tally = { filled: 0, borrowed: 0 };
  readonly #area: Area;
  readonly #radius: number;
  readonly #follows: boolean;
  readonly #margin: number;
  #kept: Kept[] = [];
  #last: Seen | null = null;
  /** Of a mark: it is the same in all pictures. */
  readonly #mark: StandingMark | null;

  constructor(box: EraseBox, size: Size, follows: boolean) {
    const shorter = Math.min(size.width, size.height);
    this.box = box;
    this.#follows = follows;
    this.#radius = strokeRadius(shorter);
    this.#margin = Math.max(16, Math.round((shorter * (follows ? 0.08 : 0.03)) / 2) * 2);
    this.#area = areaOf(box, size, this.#margin);
    this.#mark = box.what === "mark" ? new StandingMark(this.#area.inner, this.#radius) : null;
  }

  /** Where its masks lie in the picture. */
  get area(): Rect {
    return this.#area.outer;
  }

  isOn(at: number): boolean {
    return at >= this.box.start && at < this.box.end;
  }

  /** Keeps its part of a picture of another time. */
  keep({ at, picture }: TimedPicture): void {
    if (at < this.box.start && !isNear(at, this.box.start)) return;
    if (at > this.box.end && !isNear(at, this.box.end)) return;
    const patch = taken(picture, this.#area.outer);
    if (this.isOn(at)) this.#mark?.see(patch);
    this.#kept.push({
      at,
      patch,
      mask: this.#mark ? new Uint8Array(patch.planes[0].length) : this.#covered(patch),
      shift: null,
      drift: STILL,
    });
  }

  /** What it covers of a picture; null while the box is not on. */
  look(picture: Picture, at: number): Uint8Array | null {
    return this.isOn(at) ? this.#covered(taken(picture, this.#area.outer)) : null;
  }

  #covered(patch: Picture): Uint8Array {
    return this.#mark ? this.#mark.mask(patch) : textMask(patch, this.#area.inner, this.#radius);
  }

  /** Fills in a picture what a mask covers. */
  erase(picture: Picture, at: number, mask: Uint8Array): void {
    const patch = taken(picture, this.#area.outer);
    const here = { patch, mask };
    this.#forget(at);
    const made = taken(picture, this.#area.outer);
    const how = { cell: Math.max(16, Math.round(this.#radius) * 2), follows: this.#follows };
    const left = borrow(here, this.#others(here, at), made, how);
    this.#inSpace(made, left, how);
    putMasked(picture, made, mask, this.#area.outer);
    this.#last = { patch: made, mask: new Uint8Array(mask.length) };
    const count = (covered: Uint8Array): number => covered.reduce((sum, one) => sum + one, 0);
    const all = count(mask);
    this.tally.filled += all;
    this.tally.borrowed += all - count(left.luma);
  }

  #forget(at: number): void {
    const most = Math.max(OTHERS, Math.floor(BYTES / (this.#area.outer.width * this.#area.outer.height * 2.5)));
    const near = this.#kept.filter((one) => isNear(one.at, at));
    this.#kept = near.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at)).slice(0, most);
  }

  /** The nearest other times, each with how far it has moved. */
  #others(here: Seen, at: number): Other[] {
    const nearest = this.#kept.filter((one) => Math.abs(one.at - at) > 1e-3).slice(0, OTHERS);
    return nearest.map((one) => {
      const seen = { patch: one.patch, mask: this.#mark && this.isOn(one.at) ? this.#mark.mask(one.patch) : one.mask };
      if (this.#follows) this.#track(one, here, seen);
      return { ...seen, shift: one.shift ?? STILL };
    });
  }

  #track(one: Kept, here: Seen, seen: Seen): void {
    const { shift: last, drift } = one;
    const { shift } = movement(here, seen, this.#margin, last && { x: last.x + drift.x, y: last.y + drift.y });
    if (last) one.drift = { x: shift.x - last.x, y: shift.y - last.y };
    one.shift = shift;
  }

  /** The rest: the smoothest surface, held steady by what was made of the picture before where that agrees. */
  #inSpace(made: Picture, left: { luma: Uint8Array; colour: Uint8Array }, how: { cell: number; follows: boolean }): void {
    if (!left.luma.some(Boolean) && !left.colour.some(Boolean)) return;
    const half = { width: made.width / 2, height: made.height / 2 };
    const before = taken(made, { left: 0, top: 0, ...sizeOf(made) });
    const stale = this.#last && borrow({ patch: before, mask: left.luma }, [{ ...this.#last, shift: STILL }], before, how);
    for (const n of [0, 1, 2] as const) {
      const [covered, unlike] = n === 0 ? [left.luma, stale?.luma] : [left.colour, stale?.colour];
      const space = filledInSpace(made.planes[n], covered, n === 0 ? made : half);
      const [to, old] = [made.planes[n], before.planes[n]];
      for (let i = 0; i < to.length; i += 1) {
        if (!covered[i]) continue;
        const fresh = space[i] ?? 0;
        to[i] = unlike && !unlike[i] ? Math.round((old[i] ?? 0) * KEPT + fresh * (1 - KEPT)) : fresh;
      }
    }
  }
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height });

/** A mask that holds wherever one of several does. */
export function union(masks: readonly (Uint8Array | null)[]): Uint8Array | null {
  const [first, ...rest] = masks.filter((one) => one !== null);
  if (!first) return null;
  const out = Uint8Array.from(first);
  for (const one of rest) for (let i = 0; i < out.length; i += 1) out[i] = (out[i] ?? 0) | (one[i] ?? 0);
  return out;
}
