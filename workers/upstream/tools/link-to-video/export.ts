import type { StoredOutput } from "../../../../db/schema/index.ts";
import { documentDuration, type TimelineDocument } from "../../../../timeline/document.ts";
import { perSecond } from "../../../../timeline/rate.ts";
import { seconds } from "../../../../timeline/time.ts";
import type { StoredArtifact } from "../../../../trpc/contract/artifact.ts";
import type { ExportStage } from "../../../../trpc/contract/tools/export-stages.ts";
import { filmName } from "../../files/keys.ts";
import { targetAt, urlsOf } from "../job-files.ts";
import type { ToolRun } from "../tool.ts";
import { AD_SOURCE, signedOutput } from "../signed.ts";
import type { AdInput } from "./input.ts";
import { isOwnClips } from "./own-clips.ts";
import { drawnAs, QUALITY } from "./quality.ts";

type AdRun = ToolRun<AdInput>;
interface Made {
  artifact: StoredArtifact;
  engine: string;
}

/** Where the drawing of an edited timeline begins: there is nothing to make before it. Percent. */
export const BEGUN = 5;
const SHARE = { phase: "rendering", from: BEGUN, to: 98 };
const STILLS = { png: "image/png", jpg: "image/jpeg" } as const;
const FILES = { webm: "video/webm", gif: "image/gif", mp3: "audio/mpeg", wav: "audio/wav" } as const;
type StillStage = keyof typeof STILLS;
const isStill = (stage: ExportStage): stage is StillStage => Object.hasOwn(STILLS, stage);

async function makeStill(run: AdRun, stage: StillStage, document: TimelineDocument): Promise<Made> {
  const content_type = STILLS[stage];
  const last = seconds(documentDuration(document)) - 1 / perSecond(document.canvas.rate);
  const at = Math.max(0, Math.min(run.input.at ?? 0, last));
  const picture = await targetAt(run, `${filmName(run.task.id)}.${stage}`, content_type);
  const { scale } = QUALITY.render;
  const job = { kind: "still" as const, document, urls: await urlsOf(run, document), scale, at, picture };
  const { engine, ...facts } = await run.media("frame", job, SHARE);
  return { artifact: { kind: "image", name: "frame", key: picture.key, content_type, ...facts }, engine };
}

async function makeFile(run: AdRun, format: keyof typeof FILES, document: TimelineDocument): Promise<Made> {
  const content_type = FILES[format];
  const name = filmName(run.task.id);
  const [urls, file, poster] = await Promise.all([
    urlsOf(run, document),
    targetAt(run, `${name}.${format}`, content_type),
    format === "webm" ? targetAt(run, `${name}.jpg`, "image/jpeg") : null,
  ]);
  const job = {
    document,
    urls,
    ...drawnAs("render", document),
    title: run.task.title.slice(0, 300),
    format,
    at: run.input.at ?? 0,
    file,
    poster,
  };
  const { engine, width, height, duration, bytes } = await run.media("export", { kind: "export", ...job }, SHARE);
  const stored = { key: file.key, content_type, bytes };
  if (poster) return { artifact: { kind: "video", name: "ad", ...stored, width, height, duration, poster_key: poster.key }, engine };
  if (format === "gif") return { artifact: { kind: "image", name: "gif", ...stored, width, height }, engine };
  return { artifact: { kind: "audio", name: "sound", ...stored, duration }, engine };
}

/** A timeline that somebody edited → another kind of file than its film, drawn and mixed by what renders that. */
export async function exportAs(run: AdRun, stage: ExportStage, document: TimelineDocument): Promise<StoredOutput> {
  const start = Date.now();
  const { artifact, engine } = isStill(stage) ? await makeStill(run, stage, document) : await makeFile(run, stage, document);
  const facts = { whole: seconds(documentDuration(document)) };
  const engines = { render: engine };
  const made = { facts, engines, timings: { render: (Date.now() - start) / 1000 } };
  if (isOwnClips(document)) return { ...made, artifacts: [{ ...artifact, is_ai_generated: false }] };
  const output = { ...made, artifacts: [artifact] };
  return signedOutput(run, output, { engines, source: AD_SOURCE, of: [artifact.name] });
}
