import type { Track } from "../document.ts";
import { EditRefused } from "./refused.ts";

/** Tracks of a kind that a document may have (spec §5 Timeline); a composed ad's own are not counted. */
export const TRACK_LIMITS: Readonly<Partial<Record<Track["type"], number>>> = { text: 10, image: 10, video: 10, audio: 5, hook: 1 };

/** Throws TRACK_LIMIT where one more of a kind is too many. */
export function checkTrackLimit(tracks: readonly Pick<Track, "type" | "id">[], type: Track["type"]): void {
  const most = TRACK_LIMITS[type] ?? Number.POSITIVE_INFINITY;
  const same = tracks.filter((track) => track.type === type);
  if (same.length >= most)
    throw new EditRefused(
      "TRACK_LIMIT",
      same.map(({ id }) => id),
      String(most),
    );
}
