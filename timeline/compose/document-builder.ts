import type { AdBrief } from "../brief.ts";
import { parseDocument, SCHEMA_VERSION, type TimelineDocument } from "../document.ts";
import type { Element, ElementInput } from "../document/element.ts";
import type { Transition } from "../document/motion.ts";
import { bound, boundWords } from "../draw/text/bound.ts";
import { DECOR } from "../decor.ts";
import { drawable } from "../fonts/drawable.ts";
import { seconds, ticks, TIMEBASE } from "../time.ts";
import { besideThing, type Beside, touches } from "./beside.ts";
import { CANVAS, captionArea, safeArea, type Area } from "./geometry.ts";
import type { KeyInput } from "./keys.ts";
import { type Change, changedOver, type Places } from "./swap.ts";

type Of<K extends Element["type"]> = Extract<ElementInput, { type: K }>;
type Effects = NonNullable<Of<"image">["effects"]>;

/** Where and when something is: seconds, canvas pixels. `for` runs to `until` when that is given instead. */
export interface Placed {
  readonly at: number;
  readonly until: number;
  readonly box: Area;
  readonly group?: string | null;
  readonly keys?: readonly KeyInput[];
  readonly effects?: Effects;
  readonly anchor?: readonly [number, number];
  readonly rotation?: number;
  readonly skew?: number;
  readonly opacity?: number;
  readonly blend?: Of<"image">["blend"];
}
export type Own<K extends Element["type"]> = Omit<
  Of<K>,
  "type" | "id" | "startTime" | "duration" | "transform" | "keyframes" | "effects" | "group" | "blend"
>;

export interface SceneSpec {
  readonly at: number;
  readonly until: number;
  readonly ground: Own<"shape">["fill"];
  readonly transition?: {
    readonly type: Transition["type"];
    readonly duration: number;
    readonly direction?: Transition["direction"];
    readonly colors?: string[];
    readonly easing?: Transition["easing"];
  };
}

export { DECOR };

/** Gathers elements by layer (back to front) and answers a document: lanes so that nothing in a track overlaps. */
export class DocumentBuilder {
  readonly brief: AdBrief;
  readonly width: number;
  readonly height: number;
  /** What is composed keeps within it. */
  safe: Area;
  /** How much lower it begins than the platforms' own controls ask for. */
  down = 0;
  /** One 1080th of the shorter side: sizes are written for 1080. */
  readonly u: number;
  readonly frame: Area;
  /** Where captions stand: nothing that matters goes there. */
  readonly caption: Area;
  /** Seconds of the ad at which the music beats. */
  readonly beats: readonly number[];
  readonly zh: boolean;
  private readonly layers: readonly string[];
  private readonly placed = new Map<string, ElementInput[][]>();
  private readonly assets: TimelineDocument["assets"] = {};
  private readonly places = new Map<string, Change>();
  private readonly besides: Beside[] = [];
  private count = 0;
  private lastGround: { id: string; end: number } | null = null;

  constructor(brief: AdBrief, layers: readonly string[], beats: readonly number[] = []) {
    this.brief = brief;
    this.layers = ["ground", ...layers, "sound"];
    const { width, height } = CANVAS[brief.ratio];
    [this.width, this.height] = [width, height];
    this.safe = safeArea(brief.ratio);
    this.caption = captionArea(brief.ratio);
    this.beats = beats;
    this.u = Math.min(width, height) / 1080;
    this.frame = { x: 0, y: 0, w: width, h: height };
    this.zh = brief.language === "zh";
  }

  /** Composes what `make` does in a safe zone that begins so many pixels further down. */
  lowered(by: number, make: () => void): void {
    const whole = this.safe;
    [this.safe, this.down] = [{ ...whole, y: whole.y + by, h: whole.h - by }, by];
    make();
    [this.safe, this.down] = [whole, 0];
  }

  /** In this shot words and thing may change places, where the ad would show one view for too long. */
  movable(group: string, places: Places): void {
    this.places.set(group, places);
  }

  /** In this shot without words its picture may stand so much (canvas pixels) further up, or in a low frame further to the left. */
  shiftable(group: string | null | undefined, by: number): void {
    if (group && !this.places.has(group) && by > 0) this.places.set(group, -by);
  }

  /** A thing that stands aside of the middle of its place leaves room for what is said (timeline/compose/captions), or for who says it. */
  stoodAside({ at, until, group = null, box }: Placed, thing: Area): void {
    const area = this.tall || this.brief.presenter ? null : besideThing(box, thing, this);
    if (area) this.besides.push({ at, until, group, area });
  }

  /** What is there to be read. */
  private get texts(): Of<"text">[] {
    return [...this.placed.values()].flat(2).flatMap((one) => (one.type === "text" && one.name !== DECOR ? [one] : []));
  }

  /** The rooms beside things, of the shots that have no words there; their pictures are moved no more. */
  roomsBeside(): readonly Beside[] {
    const free = this.besides.filter(({ group, area }) => !this.texts.some((one) => one.group === group && touches(one, area)));
    for (const { group } of free) if (group) this.places.delete(group);
    return free;
  }

  /** When nothing is there to be read for longer than so many seconds, of an ad of such a length. */
  wordless(duration: number, least: number): { from: number; until: number }[] {
    const spans = this.texts.map(({ startTime, duration: length }) => ({ at: seconds(startTime), end: seconds(startTime + length) }));
    let from = 0;
    const gaps: { from: number; until: number }[] = [];
    for (const { at, end } of [...spans, { at: duration, end: duration }].toSorted((a, b) => a.at - b.at)) {
      if (at - from > least) gaps.push({ from, until: at });
      from = Math.max(from, end);
    }
    return gaps;
  }

  /** What the ad calls the product, in its own language. */
  get name(): string {
    return this.brief.product.shown ?? this.brief.product.name;
  }
  get wide(): boolean {
    return this.width > this.height;
  }
  get tall(): boolean {
    return this.height > this.width;
  }
  get square(): boolean {
    return this.height === this.width;
  }

  /** Adds to a layer; above everything there that it meets in time. */
  add(layer: string, element: ElementInput): string {
    const lanes = this.placed.get(layer) ?? [];
    this.placed.set(layer, lanes);
    const end = element.startTime + element.duration;
    const meets = (other: ElementInput) => other.startTime < end && element.startTime < other.startTime + other.duration;
    const lane = lanes.findLastIndex((items) => items.some(meets)) + 1;
    (lanes[lane] ??= []).push(element);
    return element.id;
  }

  private base(placed: Placed) {
    const { box, anchor: [ax, ay] = [0.5, 0.5] } = placed;
    const startTime = Math.max(0, ticks(placed.at));
    return {
      id: `e${++this.count}`,
      startTime,
      duration: Math.max(1, ticks(placed.until) - startTime),
      group: placed.group ?? null,
      transform: {
        x: box.x + box.w * ax,
        y: box.y + box.h * ay,
        width: box.w,
        height: box.h,
        anchorX: ax,
        anchorY: ay,
        rotation: placed.rotation ?? 0,
        skew: placed.skew ?? 0,
        opacity: placed.opacity ?? 1,
      },
      keyframes: [...(placed.keys ?? [])],
      effects: [...(placed.effects ?? [])],
      ...(placed.blend ? { blend: placed.blend } : {}),
    };
  }

  /** A scene: a ground that fills the frame, and a name for everything that changes with it. */
  scene(spec: SceneSpec): string {
    const group = `scene-${this.count}`;
    const before = this.lastGround?.end === ticks(spec.at) ? this.lastGround.id : null;
    const made = this.base({ at: spec.at, until: spec.until, box: this.frame, group });
    const transitionIn =
      spec.transition && before
        ? { ...spec.transition, duration: Math.min(ticks(spec.transition.duration), made.duration), fromElementId: before }
        : null;
    this.add("ground", { type: "shape", ...made, geometry: { kind: "rect" }, fill: spec.ground, transitionIn });
    this.lastGround = { id: made.id, end: made.startTime + made.duration };
    return group;
  }

  image(layer: string, own: Own<"image">, placed: Placed) {
    return this.add(layer, { type: "image", ...own, ...this.base(placed) });
  }
  video(layer: string, own: Own<"video">, placed: Placed) {
    return this.add(layer, { type: "video", ...own, ...this.base(placed) });
  }
  /** A text, of whatever our faces have a glyph for; what is not spoken word by word keeps its figures with their units. */
  text(layer: string, own: Own<"text">, placed: Placed) {
    const text = drawable(own.text);
    const set = own.words
      ? { text, words: own.words.map((word) => ({ ...word, text: drawable(word.text) })) }
      : { text: bound(text), ...(own.emphasis ? { emphasis: { ...own.emphasis, words: boundWords(text, own.emphasis.words) } } : {}) };
    return this.add(layer, { type: "text", ...own, ...set, ...this.base(placed) });
  }
  shape(layer: string, own: Own<"shape">, placed: Placed) {
    return this.add(layer, { type: "shape", ...own, ...this.base(placed) });
  }
  sprite(layer: string, own: Own<"sprite">, placed: Placed) {
    return this.add(layer, { type: "sprite", ...own, ...this.base(placed) });
  }

  audio(own: Own<"audio">, time: { at: number; until: number; keys?: readonly KeyInput[] }) {
    const { id, startTime, duration, keyframes } = this.base({ ...time, box: this.frame });
    return this.add("sound", { type: "audio", ...own, id, startTime, duration, keyframes });
  }

  /** Names a file in the manifest; the answer is its asset id. */
  asset(id: string, asset: Pick<TimelineDocument["assets"][string], "type" | "url"> & Partial<TimelineDocument["assets"][string]>): string {
    this.assets[id] = { duration: 0, width: 0, height: 0, source: "brief", ...asset };
    return id;
  }

  document(background: string): TimelineDocument {
    const tracks = this.layers.flatMap((layer) =>
      (this.placed.get(layer) ?? []).map((elements, lane) => ({
        id: `${layer}-${lane}`,
        type: layer === "sound" ? "audio" : "mixed",
        name: layer,
        elements: elements.toSorted((a, b) => a.startTime - b.startTime),
      })),
    );
    const made = parseDocument({
      schemaVersion: SCHEMA_VERSION,
      id: this.brief.id,
      revision: 0,
      timebase: TIMEBASE,
      canvas: { width: this.width, height: this.height, rate: { num: 30, den: 1 }, background },
      language: this.brief.language,
      template: this.brief.template,
      assets: this.assets,
      variables: [],
      tracks,
    });
    return changedOver(made, this.places);
  }
}
