import type { TimelineRow } from "../../../db/queries/timeline.ts";
import { wordCommands } from "../../../timeline/spoken/word-commands.ts";
import { AppError } from "../app-error.ts";
import { makerFor } from "../drafts/frames.ts";
import type { Call } from "../http/implement.ts";
import { sourceOf } from "../tools/job-files.ts";
import { documentOf, makeStep } from "./edit.ts";
import { inTime } from "./in-time.ts";

interface Asked {
  asset_id: string;
  expected: number | undefined;
}

/**
 * Puts the words of a film or sound onto the timeline, by the engine that listens for Video to Script. Throws
 * timeline.unknownPart (it is no file of the timeline), timeline.nothingSaid, timeline.working, and what kept the engine from listening.
 */
export async function transcribeClip(call: Call, row: TimelineRow, { asset_id, expected }: Asked): Promise<TimelineRow> {
  const { assets } = documentOf(row);
  const asset = Object.hasOwn(assets, asset_id) ? assets[asset_id] : undefined;
  if (!asset || asset.url === "" || (asset.type !== "video" && asset.type !== "audio")) throw new AppError("timeline.unknownPart");
  const run = makerFor(call);
  const file = await sourceOf(run, asset.url);
  const heard = await inTime(call, run.media("listen", { kind: "transcribe", file, language: "auto" }));
  if (heard.segments.length === 0) throw new AppError("timeline.nothingSaid");
  return makeStep(call, row, { types: ["transcribe"], expected, commands: (now) => wordCommands(now, asset_id, heard.segments) });
}
