import type { AssetRow } from "../../../../db/queries/asset.ts";
import type { AnalysisResult } from "../../../../trpc/contract/analysis.ts";
import { ANALYSIS_FACTS, type AnalysisFact } from "../../../../trpc/contract/rules/analysis.ts";
import { ASSET_TYPE } from "../../../../trpc/contract/rules/library.ts";
import type { ResultOf } from "../../../media/protocol/jobs.ts";
import { playKey, STRIP, thumbKey, WAVE } from "../../files/keys.ts";
import { runOnce } from "../../media/artifact.ts";
import type { Services } from "../../services.ts";
import { sourceOf, targetAt, targetFor, workName } from "../../tools/job-files.ts";
import { withCopy } from "./copy.ts";

/** Moments of a film at which things and words are looked for: the middles of its longest scenes. */
const MOMENTS = 6;
/** Of an engine that looks for kinds of things; what it is less sure of is not said. */
const SURE = 0.4;

/** Facts that no engine here can tell of a file, beside those that were told. */
const unknownBut = (...told: readonly AnalysisFact[]): AnalysisFact[] => ANALYSIS_FACTS.filter((fact) => !told.includes(fact));

const seenIn = ({ objects, faces, colours, text }: ResultOf<"describe">) => ({
  objects: objects.flatMap(({ what, share }) => (share >= SURE ? [what] : [])),
  faces,
  colours,
  text,
});

/** What the engine that describes pictures says of one. A picture has no scenes and no sound. */
const ofPicture = (described: ResultOf<"describe">): AnalysisResult => ({
  ...seenIn(described),
  unknown: unknownBut("colours", "faces", "scenes", "sound", "waveform", "objects", "text"),
  engine: described.engine,
});

/** What the engines that study films, describe pictures and listen say of a film; `peaks` null: it has no sound. */
export const ofFilm = (
  { scenes, sound, engine }: ResultOf<"study">,
  described: ResultOf<"describe">,
  peaks: readonly number[] | null,
): AnalysisResult => ({
  ...seenIn(described),
  faces: Math.max(described.faces, ...scenes.map(({ faces }) => faces)),
  scenes: scenes.map(({ start, end, faces }) => ({ start, end, faces })),
  sound,
  ...(peaks ? { waveform: [...peaks] } : {}),
  unknown: unknownBut("colours", "faces", "scenes", "sound", "waveform", "objects", "text"),
  engine: `${engine}, ${described.engine}`,
});

/** What is heard of a sound by itself: it has nothing to see. */
const ofSound = ({ peaks, sound, engine }: ResultOf<"waveform">): AnalysisResult => ({
  sound,
  waveform: [...peaks],
  unknown: unknownBut("colours", "faces", "scenes", "objects", "text", "waveform", "sound"),
  engine,
});

export const momentsOf = (scenes: ResultOf<"study">["scenes"]): number[] =>
  scenes
    .toSorted((a, b) => b.end - b.start - (a.end - a.start))
    .slice(0, MOMENTS)
    .map(({ start, end }) => (start + end) / 2)
    .toSorted((a, b) => a - b);

/** Listens to it; its picture stands where the list looks for it. */
async function listenTo(all: Services, { key, owner_id }: AssetRow): Promise<ResultOf<"waveform">> {
  const [sound, picture] = await Promise.all([sourceOf(all, key), targetFor(all, `${thumbKey(key, "wave")}.svg`, "image/svg+xml")]);
  return runOnce(all, owner_id, { kind: "waveform", sound, ...WAVE, picture });
}

async function lookThrough(all: Services, row: AssetRow): Promise<AnalysisResult> {
  const { key, owner_id } = row;
  const maker = { files: all.files, ownerId: owner_id };
  const film = await sourceOf(maker, key);
  const sheet = await targetAt(maker, `${await workName(maker, { analysis: row.asset_type, film })}-scenes.webp`, "image/webp");
  const studied = await runOnce(all, owner_id, { kind: "study", film, sheet });
  const described = await runOnce(all, owner_id, { kind: "describe", file: film, moments: momentsOf(studied.scenes) });
  const stills = await targetFor(all, `${thumbKey(key, "strip")}.webp`, "image/webp");
  await runOnce(all, owner_id, { kind: "strip", film, ...STRIP, sheet: stills });
  return ofFilm(studied, described, studied.sound ? (await listenTo(all, row)).peaks : null);
}

/**
 * Makes what a browser needs to show one asset, and looks at it with the engines for its kind. Throws MediaJobFailed, or a
 * network error.
 */
export async function measureAsset(all: Services, asked: AssetRow): Promise<AnalysisResult> {
  const row = await withCopy(all, asked);
  if (row.asset_type === ASSET_TYPE.audio) return ofSound(await listenTo(all, row));
  if (row.asset_type === ASSET_TYPE.video) return lookThrough(all, row);
  const file = await sourceOf(all, row.copy === "ready" ? playKey(row.key) : row.key);
  return ofPicture(await runOnce(all, row.owner_id, { kind: "describe", file, moments: [] }));
}
