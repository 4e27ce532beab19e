import { z } from "zod";
import { endOf, neighbours } from "../interval.ts";
import { command, dropMode, id, ids, linked, rippling, ticksBy } from "../command.ts";
import { EditRefused } from "../refused.ts";
import { drop } from "./elements.ts";

/** Moves elements by so many ticks; those that `tracks` names, to another track. What they are linked to goes along in time. */
export const move = command(
  "move",
  { ids, by: ticksBy, tracks: z.record(id, id).default({}), linked, mode: dropMode, ...rippling },
  (bench, { ids: named, by, tracks, linked: along, mode, scope, markers }) => {
    const moving = (along ? bench.linked(named) : [...new Set(named)]).map((one) => bench.get(one));
    if (by === 0 && moving.every(({ track, element }) => (tracks[element.id] ?? track) === track))
      throw new EditRefused("NO_CHANGE", named);
    for (const { element } of moving) bench.remove(element.id);
    const placed = moving.map(({ track, element }) => ({
      track: tracks[element.id] ?? track,
      element: { ...element, startTime: element.startTime + by },
    }));
    drop(bench, { placed, mode, scope, markers });
  },
);

/** An element and its neighbour change places: together they take the time that they took, and what is linked to each follows it. */
export const reorder = command("reorder", { id, to: z.enum(["earlier", "later"]), linked }, (bench, { id: name, to, linked: along }) => {
  const { track, element } = bench.get(name);
  const near = neighbours(bench.on(track), element);
  const [first, second] = to === "earlier" ? [near.before, element] : [element, near.after];
  if (!first || !second) throw new EditRefused("NO_CHANGE", [name]);
  const shifts = [
    [first.id, endOf(second) - endOf(first)],
    [second.id, first.startTime - second.startTime],
  ] as const;
  const moving = new Map(shifts.flatMap(([one, by]) => (along ? bench.linked([one]) : [one]).map((each) => [each, by] as const)));
  for (const [one, by] of moving) bench.change(one, (was) => ({ ...was, startTime: was.startTime + by }));
});
