import { documentDuration, type TimelineDocument } from "../document.ts";
import { endOf } from "../edit/interval.ts";
import { heard } from "../sound/heard.ts";
import { schedule } from "../sound/mix.ts";
import type { Files } from "./files.ts";
import { seconds } from "../time.ts";

export const RATE = 48_000;

/** Whole seconds that are mixed at once: half an hour in one would be 700 MB, and as much again as a file. */
const SPAN_SECONDS = 120;

/** The sounds of a span, decoded; those of the span before that it has, too, are not decoded again, and the others are let go. */
async function buffersOf(ids: ReadonlySet<string>, before: ReadonlyMap<string, AudioBuffer>, { context, files }: Decoding) {
  const decoded = async (id: string) => {
    const response = await fetch(files.url(id));
    if (!response.ok) throw new Error(`INPUT_UNREADABLE: ${id} answered ${response.status}`);
    return context.decodeAudioData(await response.arrayBuffer());
  };
  return new Map(await Promise.all([...ids].map(async (id) => [id, before.get(id) ?? (await decoded(id))] as const)));
}

interface Decoding {
  context: BaseAudioContext;
  files: Files;
}

/** A document's sound, span after span, each stereo at 48 kHz; none when nothing sounds. */
export async function* mixedSound(document: TimelineDocument, files: Files): AsyncGenerator<AudioBuffer> {
  const sounding = heard(document).filter(({ assetId }) => assetId === null || document.assets[assetId]?.url !== "");
  if (sounding.length === 0) return;
  const whole = seconds(documentDuration(document));
  let buffers: ReadonlyMap<string, AudioBuffer> = new Map();
  for (let from = 0; from < whole; from += SPAN_SECONDS) {
    const length = Math.min(SPAN_SECONDS, whole - from);
    const context = new OfflineAudioContext(2, Math.ceil(length * RATE), RATE);
    const there = sounding.filter((one) => seconds(one.startTime) < from + length && seconds(endOf(one)) > from);
    buffers = await buffersOf(new Set(there.flatMap(({ assetId }) => assetId ?? [])), buffers, { context, files });
    schedule(context, document, buffers, { from });
    yield await context.startRendering();
  }
}
