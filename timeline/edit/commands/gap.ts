import { command, id, rippling, tick } from "../command.ts";
import { gapAt } from "../interval.ts";
import { EditRefused } from "../refused.ts";
import { ripple } from "../ripple.ts";

/** Closes one gap of a track, and no other: what lies behind it comes nearer by its length. */
export const closeGap = command("closeGap", { track: id, at: tick, ...rippling }, (bench, { track, at, scope, markers }) => {
  bench.track(track);
  const gap = gapAt(bench.on(track), at);
  if (!gap) throw new EditRefused("NO_GAP", [track]);
  ripple(bench, { from: gap.to, by: gap.from - gap.to, lead: track, scope, markers });
});
