import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { AdBrief } from "../../../timeline/brief.ts";
import { compose } from "../../../timeline/compose/compose.ts";
import { cutsOf } from "../../../timeline/cuts.ts";
import { perSecond } from "../../../timeline/rate.ts";
import { seconds } from "../../../timeline/time.ts";
import { SAMPLE_RATE } from "../../../workers/media/engines/speech/synthesis.ts";

const HEADER = 44;
/** Energy is measured in windows of so many seconds; a word has begun where one is within so much of the clip's loudest (amplitude). */
const [WINDOW, BEGUN] = [0.005, 0.05];

/** Seconds until somebody is heard: the first window whose root mean square is a twentieth (−26 dB) of the loudest one's. */
export function onsetOf(samples: Int16Array, rate: number): number {
  const size = Math.round(WINDOW * rate);
  const levels = Array.from({ length: Math.floor(samples.length / size) }, (_, i) =>
    Math.sqrt(samples.subarray(i * size, (i + 1) * size).reduce((sum, value) => sum + value * value, 0) / size),
  );
  const loudest = Math.max(...levels);
  return levels.findIndex((level) => level >= loudest * BEGUN) * WINDOW;
}

/** How many frames of the document lie between each spoken clip's first sound and the cut that is nearest to it. */
export async function cutToWord(brief: AdBrief, files: string): Promise<number[]> {
  const document = compose(brief);
  const cuts = cutsOf(document).map(seconds);
  const voices = document.tracks
    .flatMap(({ elements }) => elements)
    .flatMap((element) =>
      element.type === "audio" && element.assetId?.startsWith("voice-") ? [{ ...element, assetId: element.assetId }] : [],
    );
  return Promise.all(
    voices.map(async ({ assetId, startTime, trimStart }) => {
      const bytes = await readFile(join(files, document.assets[assetId]?.url ?? ""));
      const samples = new Int16Array(bytes.buffer.slice(bytes.byteOffset + HEADER, bytes.byteOffset + bytes.length));
      const heard = seconds(startTime) + onsetOf(samples, SAMPLE_RATE) - seconds(trimStart);
      return Math.min(...cuts.map((cut) => Math.abs(heard - cut))) * perSecond(document.canvas.rate);
    }),
  );
}
