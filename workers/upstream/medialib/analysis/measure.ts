import type { AssetRow } from "../../../../db/queries/asset.ts";
import type { AnalysisResult } from "../../../../trpc/contract/analysis.ts";
import { ANALYSIS_FACTS, type AnalysisFact } from "../../../../trpc/contract/rules/analysis.ts";
import { ASSET_TYPE } from "../../../../trpc/contract/rules/library.ts";
import type { ResultOf } from "../../../media/protocol/jobs.ts";
import { runOnce } from "../../media/artifact.ts";
import type { Services } from "../../services.ts";
import { sourceOf, targetAt, workName } from "../../tools/job-files.ts";

/** Large enough for colors and faces, which are looked for at a size of their own. */
const SCALE = 0.2;

/** Facts that no engine here can tell of a file, beside those that were told. */
const unknownBut = (...told: readonly AnalysisFact[]): AnalysisFact[] => ANALYSIS_FACTS.filter((fact) => !told.includes(fact));

/** What a picture's engine says of it. A picture has no scenes and no sound. */
export const ofPicture = ({ palette, people, engine }: ResultOf<"picture">): AnalysisResult => ({
  colours: palette,
  faces: people.length,
  unknown: unknownBut("colours", "faces", "scenes", "sound", "waveform"),
  engine,
});

/** What the engine that studies films says of one. */
export const ofFilm = ({ scenes, sound, engine }: ResultOf<"study">): AnalysisResult => ({
  faces: Math.max(...scenes.map(({ faces }) => faces)),
  scenes: scenes.map(({ start, end, faces }) => ({ start, end, faces })),
  sound,
  unknown: unknownBut("faces", "scenes", "sound"),
  engine,
});

/** A sound by itself: no engine here looks into it. */
export const ofSound: AnalysisResult = { unknown: unknownBut("colours", "faces", "scenes"), engine: "none" };

/** Looks at one asset with the engine for its kind. Throws MediaJobFailed, or a network error. */
export async function measureAsset({ db, media, files }: Services, { owner_id, key, asset_type }: AssetRow): Promise<AnalysisResult> {
  const maker = { files, ownerId: owner_id };
  if (asset_type === ASSET_TYPE.audio) return ofSound;
  const source = await sourceOf(maker, key);
  const name = await workName(maker, { analysis: asset_type, source });
  if (asset_type === ASSET_TYPE.video) {
    const sheet = await targetAt(maker, `${name}-scenes.webp`, "image/webp");
    return ofFilm(await runOnce({ db, media }, owner_id, { kind: "study", film: source, sheet }));
  }
  const normal = await targetAt(maker, `${name}-looked.webp`, "image/webp");
  return ofPicture(await runOnce({ db, media }, owner_id, { kind: "picture", picture: source, scale: SCALE, normal, cutout: null }));
}
