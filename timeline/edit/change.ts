import type { Asset, Marker, TimelineDocument, Track, Variable } from "../document.ts";
import type { Element } from "../document/element.ts";
import type { Carried } from "../document/source.ts";
import { passOn } from "./lookup.ts";

/** An element and the track that it is on. */
export interface Placed {
  track: string;
  element: Element;
}
export type TrackState = Omit<Track, "elements">;

interface Swap<T> {
  before: T;
  after: T;
}
/**
 * What an edit does to a document: each part of it as it was and as it is then. No two changes of a list are of the same
 * part, so they may be made in any order, and the inverse swaps each.
 */
export type Change =
  | ({ on: "element"; id: string } & Swap<Placed | null>)
  | ({ on: "asset"; id: string } & Swap<Asset | null>)
  | ({ on: "tracks" } & Swap<TrackState[]>)
  | ({ on: "markers" } & Swap<Marker[]>)
  | ({ on: "variables" } & Swap<Variable[]>)
  | ({ on: "canvas" } & Swap<TimelineDocument["canvas"]>)
  | ({ on: "carried" } & Swap<Carried | null>);

const keyOf = (change: Change): string => ("id" in change ? `${change.on}:${change.id}` : change.on);

/** The changes that take others back. */
export const inverse = (changes: readonly Change[]): Change[] =>
  changes.map((change) => ({ ...change, before: change.after, after: change.before }) as Change);

/** Changes that follow one another as one list: of each part how it was first, and how it is last. */
export function squash(changes: readonly Change[]): Change[] {
  const by = new Map<string, Change>();
  for (const change of changes) {
    const known = by.get(keyOf(change));
    by.set(keyOf(change), known ? ({ ...known, after: change.after } as Change) : change);
  }
  return [...by.values()].filter(({ before, after }) => before !== after);
}

/** What a track is beside its elements. */
export function stateOf({ elements: _elements, ...state }: Track): TrackState {
  return state;
}

function withTracks(document: TimelineDocument, states: readonly TrackState[]): Track[] {
  const known = new Map(document.tracks.map((track) => [track.id, track.elements]));
  return states.map((state) => ({ ...state, elements: known.get(state.id) ?? [] }));
}

/** Elements that leave and come, by track. */
function moves(changes: readonly Change[]) {
  const leaving = new Map<string, Set<string>>();
  const coming = new Map<string, Element[]>();
  const of = <T>(map: Map<string, T>, track: string, make: () => T): T => {
    const known = map.get(track) ?? make();
    map.set(track, known);
    return known;
  };
  for (const change of changes) {
    if (change.on !== "element") continue;
    if (change.before) of(leaving, change.before.track, () => new Set<string>()).add(change.id);
    if (change.after) of(coming, change.after.track, (): Element[] => []).push(change.after.element);
  }
  return { leaving, coming };
}

function withElements(tracks: readonly Track[], changes: readonly Change[]): Track[] {
  const { leaving, coming } = moves(changes);
  return tracks.map((track) => {
    const [gone, come] = [leaving.get(track.id), coming.get(track.id)];
    if (!gone && !come) return track;
    const stay = gone ? track.elements.filter(({ id }) => !gone.has(id)) : track.elements;
    const elements = come ? [...stay, ...come].toSorted((a, b) => a.startTime - b.startTime) : stay;
    return { ...track, elements };
  });
}

function withAssets(document: TimelineDocument, changes: readonly Change[]): TimelineDocument["assets"] {
  const swaps = changes.filter((change) => change.on === "asset");
  if (swaps.length === 0) return document.assets;
  const assets = { ...document.assets };
  for (const { id, after } of swaps) {
    if (after) assets[id] = after;
    else delete assets[id];
  }
  return assets;
}

/** The document after changes, of the next revision. What they do not touch is shared with the one before. */
export function applyChanges(document: TimelineDocument, changes: readonly Change[], revision = document.revision + 1): TimelineDocument {
  const states = changes.find((change) => change.on === "tracks")?.after;
  const next: TimelineDocument = {
    ...document,
    revision,
    canvas: changes.find((change) => change.on === "canvas")?.after ?? document.canvas,
    variables: changes.find((change) => change.on === "variables")?.after ?? document.variables,
    markers: changes.find((change) => change.on === "markers")?.after ?? document.markers,
    assets: withAssets(document, changes),
    tracks: withElements(states ? withTracks(document, states) : document.tracks, changes),
  };
  const carried = changes.find((change) => change.on === "carried");
  if (carried?.after) next.carried = carried.after;
  else if (carried) delete next.carried;
  passOn(document, next, changes);
  return next;
}
