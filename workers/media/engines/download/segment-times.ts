import { JobError } from "../../protocol/handler.ts";

interface Timing {
  /** Attributes of each `S` of a SegmentTimeline: `t`, `d`, `r`, in units of the timescale. */
  readonly entries: readonly Readonly<Record<string, string>>[] | undefined;
  /** Of the period. */
  readonly seconds: number;
  readonly timescale: number;
  /** Of each segment where there is no timeline, in units of the timescale. */
  readonly duration: number;
}

/** More than the longest film has at a segment a second. */
const MOST_SEGMENTS = 20_000;

function counted(count: number): number {
  if (count >= 0 && count <= MOST_SEGMENTS) return count;
  throw new JobError("MEDIA_MISSING", "the manifest names more segments than a film has");
}

/** When each segment begins, in units of the timescale (ISO/IEC 23009-1 §5.3.9.6). @throws JobError MEDIA_MISSING */
export function timesOf({ entries, seconds, timescale, duration }: Timing): number[] {
  if (!entries) return Array.from({ length: counted(Math.ceil((seconds * timescale) / duration)) }, (_, at) => at * duration);
  const times: number[] = [];
  let time = 0;
  for (const [at, { t, d, r = "0" }] of entries.entries()) {
    const length = Number(d);
    time = Number(t ?? time);
    // A negative count goes on to the next entry, or to the end of the period.
    const until = Number(entries[at + 1]?.["t"] ?? seconds * timescale);
    const count = Number(r) < 0 ? Math.ceil((until - time) / length) : Number(r) + 1;
    counted(times.length + count);
    for (let one = 0; one < count; one += 1, time += length) times.push(time);
  }
  return times;
}
