import { z } from "zod";
import { command, dropMode, id, ids, linked, rippling, ticksBy } from "../command.ts";
import { EditRefused } from "../refused.ts";
import { drop } from "./place.ts";

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
