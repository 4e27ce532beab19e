import type { TimelineDocument } from "../document.ts";
import { type Change, type Placed, stateOf } from "./change.ts";

const placedIn = ({ tracks }: TimelineDocument): Map<string, Placed> =>
  new Map(tracks.flatMap(({ id: track, elements }) => elements.map((element) => [element.id, { track, element }] as const)));

const differ = (before: unknown, after: unknown): boolean => JSON.stringify(before) !== JSON.stringify(after);

/** What of two maps is not the same, by id. */
function swaps<T>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>) {
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  return ids
    .map((id) => ({ id, before: before.get(id) ?? null, after: after.get(id) ?? null }))
    .filter((swap) => differ(swap.before, swap.after));
}

/** The changes that put another document in the place of one, so that one undo takes it back. Its name, language and template stay. */
export function replacing(before: TimelineDocument, after: TimelineDocument): Change[] {
  const lists: Change[] = [
    { on: "tracks", before: before.tracks.map(stateOf), after: after.tracks.map(stateOf) },
    { on: "markers", before: before.markers, after: after.markers },
    { on: "variables", before: before.variables, after: after.variables },
    { on: "canvas", before: before.canvas, after: after.canvas },
    { on: "carried", before: before.carried ?? null, after: after.carried ?? null },
  ];
  const assets = swaps(new Map(Object.entries(before.assets)), new Map(Object.entries(after.assets)));
  return [
    ...swaps(placedIn(before), placedIn(after)).map((swap): Change => ({ on: "element", ...swap })),
    ...assets.map((swap): Change => ({ on: "asset", ...swap })),
    ...lists.filter((change) => differ(change.before, change.after)),
  ];
}
