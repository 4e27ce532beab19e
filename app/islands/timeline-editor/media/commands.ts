import { documentDuration, type TimelineDocument, type Track } from "../../../../timeline/document.ts";
import type { EditCommandInput } from "../../../../timeline/edit/commands.ts";
import { between, endOf } from "../../../../timeline/edit/interval.ts";
import { placedOf } from "../../../../timeline/edit/lookup.ts";
import { onFrame } from "../../../../timeline/rate.ts";
import { ticks } from "../../../../timeline/time.ts";
import type { Asset } from "../../../../trpc/contract/asset.ts";
import { assetReference } from "../../../../trpc/contract/tools/file-input.ts";
import { ASSET_TYPE } from "../../../../trpc/contract/rules/library.ts";

/** What of a library's file a timeline needs. */
export type Chosen = Pick<Asset, "id" | "file_name" | "asset_type" | "width" | "height" | "duration">;
type Kind = "image" | "video" | "audio";

const LONGEST_NAME = 120;

/** How long a picture is shown. */
const PICTURE = ticks(3);

const kindOf = ({ asset_type }: Chosen): Kind =>
  asset_type === ASSET_TYPE.video ? "video" : asset_type === ASSET_TYPE.audio ? "audio" : "image";

export const assetIdOf = ({ id }: Pick<Chosen, "id">): string => `media-${id}`;

/** A file as `add` and `asset` name it. */
export const assetOf = (chosen: Chosen) => ({
  id: assetIdOf(chosen),
  type: kindOf(chosen),
  url: assetReference(chosen.id),
  duration: kindOf(chosen) === "image" ? 0 : chosen.duration,
  width: chosen.width,
  height: chosen.height,
  source: "upload",
});

interface Placed {
  chosen: Chosen;
  kind: Kind;
  start: number;
  length: number;
}

/** Pictures and films one behind the other, sounds likewise beside them; music ends with what it is put under. */
function placed(document: TimelineDocument, all: readonly Chosen[], at: number): Placed[] {
  const whole = documentDuration(document);
  const next = { seen: at, heard: at };
  return all.map((chosen) => {
    const kind = kindOf(chosen);
    const lane = kind === "audio" ? "heard" : "seen";
    const start = next[lane];
    const file = kind === "image" ? PICTURE : ticks(chosen.duration);
    const framed = onFrame(file, document.canvas.rate);
    const length = Math.max(1, kind === "audio" && start < whole ? Math.min(file, whole - start) : framed <= file ? framed : file);
    next[lane] += length;
    return { chosen, kind, start, length };
  });
}

const isCaption = ({ type, name }: Track): boolean => type === "text" || name === "caption";

/** Behind the captions, in front of all else that is seen. */
function placeOf({ tracks }: TimelineDocument): number {
  const captions = tracks.findIndex(isCaption);
  return captions < 0 ? tracks.findLastIndex(({ type }) => type !== "audio") + 1 : captions;
}

/** A track of the kind with room for them all; null: there is none. */
const freeTrack = ({ tracks }: TimelineDocument, kind: Kind, all: readonly Placed[]): string | null =>
  tracks.findLast(
    ({ type, locked, elements }) =>
      type === kind && !locked && all.every(({ start, length }) => between(elements, start, start + length).length === 0),
  )?.id ?? null;

/** Where files go that came later than others: behind those of their kind, else beside the rest; null: nothing of that is there. */
export function placeBehind(document: TimelineDocument, ids: readonly string[], all: readonly Chosen[]): number | null {
  const there = ids.flatMap((id) => placedOf(document, id)?.element ?? []);
  const heard = all.every((one) => kindOf(one) === "audio");
  const same = there.filter(({ type }) => (type === "audio") === heard);
  if (same.length > 0) return Math.max(...same.map(endOf));
  return there.length > 0 ? Math.min(...there.map(({ startTime }) => startTime)) : null;
}

/**
 * Adds files at a moment, each on a track of its kind that has room there, else on a new one. As one batch: where a track
 * is one too many (spec §5), none is added. `fresh` names new things.
 */
export function addCommands(
  document: TimelineDocument,
  { all, at, fresh }: { all: readonly Chosen[]; at: number; fresh: () => string },
): { commands: EditCommandInput[]; ids: string[] } {
  const { width, height } = document.canvas;
  const list = placed(document, all, at);
  const known = new Set(Object.keys(document.assets));
  const commands: EditCommandInput[] = [];
  const ids: string[] = [];
  for (const kind of ["video", "image", "audio"] as const) {
    const own = list.filter((one) => one.kind === kind);
    if (own.length === 0) continue;
    const free = freeTrack(document, kind, own);
    const track = free ?? fresh();
    const index = { index: kind === "audio" ? 0 : placeOf(document) };
    if (free === null) commands.push({ type: "addTrack", track: { id: track, type: kind, name: "" }, ...index });
    for (const { chosen, start, length } of own) {
      const asset = assetOf(chosen);
      const id = fresh();
      const timed = { id, name: chosen.file_name.slice(0, LONGEST_NAME), startTime: start, duration: length, assetId: asset.id };
      const element =
        kind === "audio" ? { ...timed, type: kind } : { ...timed, type: kind, transform: { x: width / 2, y: height / 2, width, height } };
      commands.push({ type: "add", track, element, ...(known.has(asset.id) ? {} : { asset }) });
      known.add(asset.id);
      ids.push(id);
    }
  }
  return { commands, ids };
}

/**
 * Gives another file to what shows `assetId`: a missing one is there again. Where the new one is shorter, what plays it ends
 * with it.
 */
export function replaceCommands(document: TimelineDocument, assetId: string, chosen: Chosen): EditCommandInput[] {
  const asset = assetOf(chosen);
  const length = ticks(asset.duration);
  const users = document.tracks.flatMap(({ elements }) => elements.filter((one) => "assetId" in one && one.assetId === assetId));
  const fitted = users.flatMap((one): EditCommandInput[] => {
    const update: EditCommandInput = { type: "update", id: one.id, values: { assetId: asset.id } };
    if (one.type !== "video" && one.type !== "audio") return [update];
    const played = Math.floor(((length - one.trimStart) * one.speed.den) / Math.max(1, one.speed.num));
    if (played <= 0) return [{ type: "delete", ids: [one.id], linked: false }];
    const end = one.startTime + Math.min(one.duration, played);
    return end < one.startTime + one.duration ? [{ type: "trim", id: one.id, edge: "end", to: end, linked: false }, update] : [update];
  });
  return Object.hasOwn(document.assets, asset.id) ? fitted : [{ type: "asset", asset }, ...fitted];
}
