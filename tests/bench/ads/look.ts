import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { AdBrief } from "../../../timeline/brief.ts";
import { compose } from "../../../timeline/compose/compose.ts";
import { longestViewOf } from "../../../timeline/compose/views.ts";
import { missingGlyphs } from "../../setup/fonts/missing.ts";
import { openSession } from "../../../workers/media/render/session.ts";
import type { InspectedFrame } from "../../../workers/media/render/page/inspect.ts";
import { moments } from "./moments.ts";

const MOST_FRAMES = 8;
const SCALE = 0.4;

export interface Looked {
  readonly frames: InspectedFrame[];
  /** Letters that no face has. */
  readonly missing: readonly string[];
  /** Seconds for which one view of one picture stands, at the longest. */
  readonly longestView: number;
}

/** Composes the ad, draws it at rest in each shot, writes a contact sheet `<id>.png`, and measures what was drawn. */
export async function look(brief: AdBrief, { files, sheets }: { files: string; sheets: string }): Promise<Looked> {
  await mkdir(sheets, { recursive: true });
  const document = compose(brief);
  const assets = new Map(Object.entries(document.assets).map(([id, { url }]) => [id, join(files, url)]));
  const times = moments(document, MOST_FRAMES);
  const mount = { assets, folder: sheets, progress: () => {} };
  await using session = await openSession(document, mount, { scale: SCALE, signal: AbortSignal.timeout(120_000) });
  await session.call("sheet", times, `${brief.id}.png`);
  return { frames: await session.call("inspect", times), missing: missingGlyphs(document), longestView: longestViewOf(document) };
}
