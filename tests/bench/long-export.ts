import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseDocument, type TimelineDocument } from "../../timeline/document.ts";
import { ticks } from "../../timeline/time.ts";
import { closeBrowser } from "../../workers/media/render/browser.ts";
import { renderLocally } from "../../workers/media/render/local.ts";
import { processesBelow, proportionalMegabytes } from "../setup/process-tree.ts";
import { composite, FPS, HEIGHT, WIDTH } from "./composite.ts";
import { tool, X264 } from "./encode.ts";
import type { Extent } from "./figures.ts";

const SECONDS = 1800;
/** A first reading draws so many frames a second: as many pieces, the same sound, the same frames in flight. */
const FEW_FPS = 10;
const CLIP = 10;
const CAPTION = 2.5;
const SAMPLE_MS = 500;
const HOURS = 3;

const times = (length: number, each: number) => Array.from({ length: Math.ceil(length / each) }, (_, n) => n * each);

/** A film of 1080p, cut out of one clip with its sound again and again, with music under it and captions over it. */
export function longDocument(length: number): TimelineDocument {
  const short = composite();
  const words = short.tracks.find(({ id }) => id === "caption")?.elements[0];
  const [full, whole] = [{ x: WIDTH / 2, y: HEIGHT / 2, width: WIDTH, height: HEIGHT }, ticks(length)];
  const shots = times(length, CLIP).map((at) => ({
    type: "video",
    id: `v${at}`,
    assetId: "clip",
    startTime: ticks(at),
    duration: Math.min(ticks(CLIP), whole - ticks(at)),
    transform: full,
  }));
  const captions = times(length, CAPTION).map((at) => ({
    ...words,
    id: `c${at}`,
    text: `Caption at ${at} s`,
    startTime: ticks(at),
    duration: Math.min(ticks(CAPTION), whole - ticks(at)),
  }));
  const music = { type: "audio", id: "m", assetId: "music", startTime: 0, duration: whole, loop: true, volume: 0.25 };
  return parseDocument({
    ...short,
    assets: {
      clip: { type: "video", url: "clip.mp4", duration: CLIP, width: HEIGHT, height: WIDTH },
      music: { type: "audio", url: "music.wav", duration: CLIP },
    },
    tracks: [
      { id: "clip", type: "video", name: "clip", elements: shots },
      { id: "caption", type: "text", name: "caption", elements: captions },
      { id: "music", type: "audio", name: "music", elements: [music] },
    ],
  });
}

/** The most memory that this process and all below it have at once while some work is done, in megabytes. */
async function peakOf(work: () => Promise<unknown>): Promise<number> {
  let peak = 0;
  const look = () => {
    const now = proportionalMegabytes([{ pid: process.pid }, ...processesBelow(process.pid)]);
    peak = Math.max(peak, now);
  };
  const timer = setInterval(look, SAMPLE_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return peak;
}

/** Half an hour of 1080p, drawn, mixed and written to disk: the memory of all processes at its most, and how long it takes. */
export async function longExport({ few }: Extent): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), "reelwright-long-"));
  const run = await tool(folder);
  try {
    await run(
      "-f",
      "lavfi",
      "-i",
      `testsrc2=s=${HEIGHT}x${WIDTH}:r=${FPS}`,
      "-f",
      "lavfi",
      "-i",
      "sine=330:r=48000",
      "-t",
      String(CLIP),
      ...X264,
      "clip.mp4",
    );
    await run("-f", "lavfi", "-i", "sine=220:r=48000", "-t", String(CLIP), "-ac", "2", "music.wav");
    const began = performance.now();
    let bytes = 0;
    const peak = await peakOf(async () => {
      const { video } = await renderLocally(longDocument(SECONDS), {
        files: folder,
        folder: join(folder, "out"),
        kept: join(folder, "kept"),
        rate: { num: few ? FEW_FPS : FPS, den: 1 },
        signal: AbortSignal.timeout(HOURS * 3_600_000),
      });
      bytes = (await stat(video)).size;
    });
    return { "export.long_peak_mb": peak, "export.long_seconds": (performance.now() - began) / 1000, "export.long_file_mb": bytes / 1e6 };
  } finally {
    await closeBrowser();
    await rm(folder, { recursive: true, force: true });
  }
}
