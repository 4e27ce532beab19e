import { z } from "zod";
import { trackState } from "../../document.ts";
import { command, id } from "../command.ts";
import { checkTrackLimit } from "../limits.ts";
import { EditRefused } from "../refused.ts";

const index = z.number().int().min(0).max(1000);

/** A track of its own, at a place counted from the back; without one, in front. */
export const addTrack = command("addTrack", { track: trackState, index: index.optional() }, (bench, { track, index: at }) => {
  const tracks = bench.tracks();
  if (tracks.some((one) => one.id === track.id)) throw new EditRefused("DUPLICATE_ID", [track.id]);
  checkTrackLimit(tracks, track.type);
  bench.setTracks(tracks.toSpliced(Math.min(at ?? tracks.length, tracks.length), 0, track));
});

/** Removes a track with all that is on it. */
export const removeTrack = command("removeTrack", { track: id }, (bench, { track }) => {
  const { locked } = bench.track(track);
  if (locked) throw new EditRefused("TRACK_LOCKED", [track]);
  const rest = bench.tracks().filter((one) => one.id !== track);
  if (rest.length === 0) throw new EditRefused("LAST_TRACK", [track]);
  for (const element of bench.on(track)) bench.remove(element.id);
  bench.setTracks(rest);
});

export const moveTrack = command("moveTrack", { track: id, index }, (bench, { track, index: at }) => {
  const state = bench.track(track);
  const rest = bench.tracks().filter((one) => one.id !== track);
  const next = rest.toSpliced(Math.min(at, rest.length), 0, state);
  if (next.every((one, n) => one.id === bench.tracks()[n]?.id)) throw new EditRefused("NO_CHANGE", [track]);
  bench.setTracks(next);
});

/** Mutes, solos, hides, locks, names a track, or lets it ripple with others. */
export const setTrack = command(
  "setTrack",
  {
    track: id,
    name: z.string().max(200).optional(),
    muted: z.boolean().optional(),
    solo: z.boolean().optional(),
    hidden: z.boolean().optional(),
    locked: z.boolean().optional(),
    sync: z.boolean().optional(),
  },
  (bench, { track, ...values }) => {
    bench.track(track);
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    bench.setTracks(bench.tracks().map((one) => (one.id === track ? { ...one, ...given } : one)));
  },
);
