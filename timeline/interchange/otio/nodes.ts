import type { SourceTime } from "../../document/source.ts";
import { isStored, type Stored } from "../../document/save-element.ts";

/** OpenTimelineIO objects by what their schema is called, whatever its version: old names are those of today. */
const OLD: Readonly<Record<string, string>> = { Sequence: "Track", Filler: "Gap", SerializeableCollection: "SerializableCollection" };

export function kindOf(node: unknown): string {
  const [name = ""] = isStored(node) ? String(node.OTIO_SCHEMA ?? "").split(".") : [];
  return OLD[name] ?? name;
}

export const nodesIn = (value: unknown): Stored[] => (Array.isArray(value) ? value.filter(isStored) : []);
export const nameOf = (node: Stored): string => (typeof node.name === "string" ? node.name : "");

function timeOf(value: unknown): SourceTime | null {
  if (!isStored(value) || typeof value.value !== "number" || typeof value.rate !== "number") return null;
  return value.rate > 0 && Number.isFinite(value.value) ? { value: value.value, rate: value.rate } : null;
}

export interface Range {
  start: SourceTime;
  duration: SourceTime;
}

/** Seconds: times beyond are none. The sum of a file of them is still a whole number of ticks; a start may be a time of day and year. */
const LONGEST_RANGE = 1e6;
const LATEST = 1e10;

export function rangeOf(value: unknown): Range | null {
  if (!isStored(value)) return null;
  const [start, duration] = [timeOf(value.start_time), timeOf(value.duration)];
  if (!start || !duration || duration.value < 0) return null;
  return inSeconds(duration) <= LONGEST_RANGE && Math.abs(inSeconds(start)) <= LATEST ? { start, duration } : null;
}

export const inSeconds = ({ value, rate }: SourceTime): number => value / rate;

export const timeNode = ({ value, rate }: SourceTime) => ({ OTIO_SCHEMA: "RationalTime.1", rate, value });
export const rangeNode = ({ start, duration }: Range) => ({
  OTIO_SCHEMA: "TimeRange.1",
  duration: timeNode(duration),
  start_time: timeNode(start),
});

/** What a clip plays: its one reference, or the one of several that is in use. */
export function referenceOf(clip: Stored): Stored | null {
  if (isStored(clip.media_reference)) return clip.media_reference;
  const key = typeof clip.active_media_reference_key === "string" ? clip.active_media_reference_key : "DEFAULT_MEDIA";
  const found = isStored(clip.media_references) ? clip.media_references[key] : null;
  return isStored(found) ? found : null;
}

/** The range of an item in its own time: as it was trimmed, else all that there is. */
export const ownRange = (item: Stored): Range | null => rangeOf(item.source_range) ?? rangeOf(referenceOf(item)?.available_range);
