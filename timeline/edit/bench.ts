import type { Asset, Marker, TimelineDocument, Track, Variable } from "../document.ts";
import type { Element } from "../document/element.ts";
import { LONGEST } from "../document/save-element.ts";
import { type Change, type Placed, stateOf, type TrackState } from "./change.ts";
import { endOf } from "./interval.ts";
import { countElements, linkedBy, placedOf } from "./lookup.ts";
import { EditRefused } from "./refused.ts";

/** What a track takes; any other takes everything that is seen. */
const TAKES: Readonly<Partial<Record<Track["type"], readonly Element["type"][]>>> = {
  audio: ["audio"],
  text: ["text"],
  shape: ["shape"],
  image: ["image", "sprite", "shape"],
  video: ["video", "image", "sprite", "shape"],
  hook: ["video", "image", "text", "shape"],
};

type Lists = Pick<TimelineDocument, "canvas" | "markers" | "variables"> & { tracks: TrackState[] };

/**
 * A document while a command works on it: what the command changes is laid over what was there, and no more of it is
 * looked at than what it changes.
 */
export class Workbench {
  readonly document: TimelineDocument;
  private readonly swaps = new Map<string, { before: Placed | null; after: Placed | null }>();
  private readonly assets = new Map<string, Asset>();
  private readonly lists: Partial<Lists> = {};
  private readonly current = new Map<string, readonly Element[]>();
  private mayLocked = false;

  constructor(document: TimelineDocument) {
    this.document = document;
  }

  find(id: string): Placed | null {
    const swap = this.swaps.get(id);
    return swap ? swap.after : placedOf(this.document, id);
  }

  /** Throws UNKNOWN_ELEMENT. */
  get(id: string): Placed {
    const found = this.find(id);
    if (!found) throw new EditRefused("UNKNOWN_ELEMENT", [id]);
    return found;
  }

  /** Throws UNKNOWN_TRACK. */
  track(id: string): TrackState {
    const found = this.tracks().find((track) => track.id === id);
    if (!found) throw new EditRefused("UNKNOWN_TRACK", [id]);
    return found;
  }

  tracks(): TrackState[] {
    return this.lists.tracks ?? this.document.tracks.map(stateOf);
  }

  /** Each id once, with all that is linked to it. */
  linked(ids: readonly string[]): string[] {
    const links = new Set(ids.flatMap((id) => this.get(id).element.link ?? []));
    return [...new Set([...ids, ...[...links].flatMap((link) => linkedBy(this.document, link))])].filter((id) => this.find(id));
  }

  /** The elements of a track as they are now. */
  on(track: string): readonly Element[] {
    const known = this.current.get(track);
    if (known) return known;
    const base = this.document.tracks.find(({ id }) => id === track)?.elements ?? [];
    const stay = this.swaps.size === 0 ? base : base.filter(({ id }) => !this.swaps.has(id));
    const come = [...this.swaps.values()].flatMap(({ after }) => (after?.track === track ? [after.element] : []));
    const list = come.length === 0 ? stay : [...stay, ...come].toSorted((a, b) => a.startTime - b.startTime);
    this.current.set(track, list);
    return list;
  }

  private swap(id: string, after: Placed | null) {
    const before = this.swaps.has(id) ? (this.swaps.get(id)?.before ?? null) : placedOf(this.document, id);
    for (const placed of [this.find(id), after]) if (placed) this.current.delete(placed.track);
    this.swaps.set(id, { before, after });
  }

  /** Places an element, new or not. Throws WRONG_TRACK_TYPE, BEFORE_START, TOO_LONG. */
  put(track: string, element: Element) {
    const { type } = this.track(track);
    const takes = TAKES[type];
    if (takes ? !takes.includes(element.type) : type === "mixed" && element.type === "audio" && !this.holdsSound(track))
      throw new EditRefused("WRONG_TRACK_TYPE", [element.id, track]);
    if (element.startTime < 0) throw new EditRefused("BEFORE_START", [element.id]);
    if (element.duration < 1) throw new EditRefused("TOO_SHORT", [element.id]);
    if (endOf(element) > LONGEST) throw new EditRefused("TOO_LONG", [element.id]);
    this.swap(element.id, { track, element });
  }

  private holdsSound(track: string): boolean {
    return this.on(track).every(({ type }) => type === "audio");
  }

  /** Changes an element where it is. */
  change<E extends Element>(id: string, to: (element: Element) => E) {
    const { track, element } = this.get(id);
    this.put(track, to(element));
  }

  remove(id: string) {
    this.get(id);
    this.swap(id, null);
  }

  addAsset(id: string, asset: Asset) {
    if (Object.hasOwn(this.document.assets, id)) throw new EditRefused("DUPLICATE_ID", [id]);
    this.assets.set(id, asset);
  }

  asset(id: string): Asset | undefined {
    return this.assets.get(id) ?? (Object.hasOwn(this.document.assets, id) ? this.document.assets[id] : undefined);
  }

  setTracks(tracks: TrackState[]) {
    // A lock keeps what is on a track, not its switches.
    this.mayLocked = true;
    this.lists.tracks = tracks;
  }
  setMarkers(markers: Marker[]) {
    this.lists.markers = markers;
  }
  setVariables(variables: Variable[]) {
    this.lists.variables = variables;
  }
  setCanvas(canvas: TimelineDocument["canvas"]) {
    this.lists.canvas = canvas;
  }

  /** An id that nothing has yet: `name`, else `name-2`, `name-3` … */
  freshId(name: string): string {
    let [id, n] = [name, 1];
    while (this.find(id) || this.swaps.has(id) || placedOf(this.document, id)) id = `${name}-${(n += 1)}`;
    return id;
  }

  private touched(): Set<string> {
    return new Set([...this.swaps.values()].flatMap(({ before, after }) => [before?.track ?? [], after?.track ?? []].flat()));
  }

  /** In a track that was touched: no overlap, and no transition that does not follow what it comes from. */
  private settle(track: string) {
    const elements = this.on(track);
    const loose: Element[] = [];
    for (const [at, one] of elements.entries()) {
      const before = elements[at - 1];
      if (before && endOf(before) > one.startTime) throw new EditRefused("OVERLAP", [before.id, one.id]);
      if (one.type === "audio" || !one.transitionIn) continue;
      const meets = before && endOf(before) === one.startTime && before.id === one.transitionIn.fromElementId;
      if (!meets) loose.push({ ...one, transitionIn: null });
      else if (one.transitionIn.duration > one.duration)
        loose.push({ ...one, transitionIn: { ...one.transitionIn, duration: one.duration } });
    }
    for (const one of loose) this.swap(one.id, { track, element: one });
  }

  private checkLocks(tracks: Iterable<string>) {
    if (this.mayLocked) return;
    const locked = new Set(this.document.tracks.flatMap(({ id, locked: is }) => (is ? [id] : [])));
    for (const track of tracks) if (locked.has(track)) throw new EditRefused("TRACK_LOCKED", [track]);
  }

  private checkLast() {
    let count = countElements(this.document);
    if (this.lists.tracks?.length === 0) throw new EditRefused("LAST_TRACK");
    const had = count;
    for (const { before, after } of this.swaps.values()) count += (after ? 1 : 0) - (before ? 1 : 0);
    if (count === 0 && had > 0) throw new EditRefused("LAST_ELEMENT");
  }

  /** All that was changed. Throws what keeps the document from being one: OVERLAP, TRACK_LOCKED, LAST_TRACK, LAST_ELEMENT. */
  finish(): Change[] {
    const tracks = this.touched();
    this.checkLocks(tracks);
    for (const track of tracks) if (this.tracks().some(({ id }) => id === track)) this.settle(track);
    this.checkLast();
    const { document, lists } = this;
    const changes: Change[] = [...this.swaps].map(([id, swap]) => ({ on: "element", id, ...swap }));
    for (const [id, after] of this.assets) changes.push({ on: "asset", id, before: null, after });
    if (lists.tracks) changes.push({ on: "tracks", before: document.tracks.map(stateOf), after: lists.tracks });
    if (lists.markers) changes.push({ on: "markers", before: document.markers, after: lists.markers });
    if (lists.variables) changes.push({ on: "variables", before: document.variables, after: lists.variables });
    if (lists.canvas) changes.push({ on: "canvas", before: document.canvas, after: lists.canvas });
    return changes.filter(({ before, after }) => before !== after);
  }
}
