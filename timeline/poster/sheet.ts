import { SCHEMA_VERSION } from "../document/upgrade.ts";
import { parseDocument, type TimelineDocument } from "../document.ts";
import type { Element, ElementInput } from "../document/element.ts";
import type { Keyframe, Transition } from "../document/motion.ts";
import { drawable } from "../fonts/drawable.ts";
import { ticks, TIMEBASE } from "../time.ts";
import { isRightToLeft } from "../draw/text/segment.ts";
import { entrance, type Entrance } from "./entrance.ts";
import { POSTER_SIZE, type PosterRatio } from "./ratios.ts";

type Of<K extends Element["type"]> = Extract<ElementInput, { type: K }>;
type Style = Of<"text">["style"];
export type Paint = string | NonNullable<Of<"shape">["fill"]>;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Look {
  readonly rotation?: number;
  readonly opacity?: number;
  readonly blend?: Of<"shape">["blend"];
  readonly effects?: Of<"shape">["effects"];
  /** How it comes, where the sheet moves. */
  readonly enter?: Entrance;
}

export interface Face extends Partial<Omit<Style, "families">> {
  readonly families: readonly string[];
  readonly size: number;
  readonly color: string;
}

/** From when to when a sheet is seen, in seconds; how it takes over from the one before. */
interface Span {
  readonly at: number;
  readonly until: number;
  readonly moves: boolean;
  readonly transition?: Pick<Transition, "type" | "direction"> & { readonly seconds: number };
}

/** Words that may be so large, in thousandths of the shorter side, come nearer while they are there: no sheet stands still. */
const LOUD = 100;

/** One composition: what is put on it later lies above. Boxes in canvas pixels; `u` is a thousandth of the shorter side. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly u: number;
  readonly elements: ElementInput[] = [];
  readonly frame: Box;
  private readonly span: Span;
  private readonly name: string;

  constructor(ratio: PosterRatio, span: Span, name: string) {
    ({ width: this.width, height: this.height } = POSTER_SIZE[ratio]);
    this.u = Math.min(this.width, this.height) / 1000;
    this.frame = { x: 0, y: 0, w: this.width, h: this.height };
    this.span = span;
    this.name = name;
  }

  get wide(): boolean {
    return this.width > this.height;
  }
  get tall(): boolean {
    return this.height > this.width * 1.5;
  }

  /** A box by fractions of the frame. */
  part(x: number, y: number, w: number, h: number): Box {
    return { x: x * this.width, y: y * this.height, w: w * this.width, h: h * this.height };
  }

  private base({ x, y, w, h }: Box, { rotation = 0, opacity = 1, effects = [], enter }: Look) {
    const { at, until, moves } = this.span;
    const order = this.elements.length;
    const center = { x: x + w / 2, y: y + h / 2 };
    const keyframes: Keyframe[] = moves && enter ? entrance(enter, { order, seconds: until - at, opacity, ...center }) : [];
    return {
      id: `${this.name}-${order}`,
      group: this.name,
      startTime: ticks(at),
      duration: ticks(until) - ticks(at),
      transform: { ...center, width: w, height: h, rotation, opacity },
      keyframes,
      effects: [...effects],
    };
  }

  private put(element: ElementInput): void {
    this.elements.push(element);
  }

  /** What everything lies on; a transition takes over from the sheet before by it. */
  ground(fill: Paint, from: string | null = null): void {
    const { transition } = this.span;
    const transitionIn =
      from && transition
        ? { type: transition.type, direction: transition.direction, duration: ticks(transition.seconds), fromElementId: from }
        : null;
    this.put({ type: "shape", ...this.base(this.frame, {}), geometry: { kind: "rect" }, fill: paint(fill), transitionIn });
  }

  shape(geometry: Of<"shape">["geometry"], fill: Paint | null, box: Box, look: Look & { stroke?: Of<"shape">["stroke"] } = {}): void {
    const { stroke = null, blend } = look;
    this.put({
      type: "shape",
      ...this.base(box, look),
      geometry,
      fill: fill === null ? null : paint(fill),
      stroke,
      ...(blend ? { blend } : {}),
    });
  }

  rect(fill: Paint, box: Box, look: Look = {}): void {
    this.shape({ kind: "rect" }, fill, box, look);
  }

  circle(fill: Paint | null, { x, y, r }: { x: number; y: number; r: number }, look: Look & { stroke?: Of<"shape">["stroke"] } = {}): void {
    this.shape({ kind: "ellipse" }, fill, { x: x - r, y: y - r, w: 2 * r, h: 2 * r }, look);
  }

  /** Matter over the whole frame: grain, paper. */
  matter(kind: "grain" | "paper" | "speckle", color: string, size: number, look: Look = {}): void {
    this.rect({ type: "pattern", kind, color, size, seed: 7 }, this.frame, look);
  }

  text(words: string, box: Box, { families, ...face }: Face, look: Look & { spoken?: Pick<Of<"text">, "emphasis" | "plate"> } = {}): void {
    const text = drawable(words);
    if (text.trim() === "") return;
    const { moves } = this.span;
    // Arabic and Hebrew have no italics.
    const upright = isRightToLeft(text) ? { italic: false } : {};
    const enter = moves ? { unit: "word" as const, kind: "mask" as const, stagger: ticks(0.07), duration: ticks(0.6) } : null;
    this.put({
      type: "text",
      ...this.base(box, face.size >= LOUD * this.u ? { enter: "near", ...look } : look),
      text,
      style: { minSize: 12 * this.u, ...face, ...upright, families: [...families] },
      enter,
      ...look.spoken,
      ...(look.blend ? { blend: look.blend } : {}),
    });
  }

  image(assetId: string, box: Box, look: Look & { crop?: Of<"image">["crop"] } = {}): void {
    const { crop = {}, blend } = look;
    this.put({ type: "image", ...this.base(box, look), assetId, crop, ...(blend ? { blend } : {}) });
  }

  /** The id of its ground, for the next sheet's transition. */
  get groundId(): string {
    return `${this.name}-0`;
  }
}

const paint = (fill: Paint): Exclude<Paint, string> => (typeof fill === "string" ? { type: "solid", color: fill } : fill);

interface Bound {
  readonly id: string;
  readonly ratio: PosterRatio;
  readonly language: string;
  readonly template: string;
  readonly background: string;
  readonly assets: TimelineDocument["assets"];
  /** What lies over all of them. */
  readonly over?: readonly ElementInput[];
  readonly sound?: readonly ElementInput[];
}

/** Sheets one after the other as a document: the n-th element of each lies in the n-th track. */
export function bound(
  sheets: readonly Sheet[],
  { id, ratio, language, template, background, assets, over = [], sound = [] }: Bound,
): TimelineDocument {
  const depth = Math.max(...sheets.map(({ elements }) => elements.length));
  const tracks = Array.from({ length: depth }, (_, at) => ({
    id: `layer-${at}`,
    type: "mixed",
    name: `layer ${at + 1}`,
    elements: sheets.flatMap(({ elements }) => elements[at] ?? []),
  }));
  const above = over.map((one, at) => ({ id: `over-${at}`, type: "mixed", name: `over ${at + 1}`, elements: [one] }));
  const heard = sound.map((one, at) => ({ id: `sound-${at}`, type: "audio", name: `sound ${at + 1}`, elements: [one] }));
  return parseDocument({
    schemaVersion: SCHEMA_VERSION,
    id,
    revision: 0,
    timebase: TIMEBASE,
    canvas: { ...POSTER_SIZE[ratio], rate: { num: 30, den: 1 }, background },
    language,
    template,
    assets,
    variables: [],
    tracks: [...tracks, ...above, ...heard],
  });
}
