import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import { documentDuration, type TimelineDocument } from "../document.ts";
import { endOf } from "../edit/interval.ts";
import { heard } from "../sound/heard.ts";
import { schedule } from "../sound/mix.ts";
import type { Files } from "./files.ts";
import { seconds } from "../time.ts";

export const RATE = 48_000;

/** Whole seconds that are mixed at once: half an hour in one would be 700 MB, and as much again as a file. */
const SPAN_SECONDS = 120;

/** A film may have no sound, which browsers would not decode. */
async function isSilent(bytes: ArrayBuffer): Promise<boolean> {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  return (await input.getPrimaryAudioTrack()) === null;
}

/** The sounds of a span, decoded; those of the span before that it has, too, are not decoded again, and the others are let go. */
async function buffersOf(ids: ReadonlySet<string>, before: ReadonlyMap<string, AudioBuffer>, { context, document, files }: Decoding) {
  const decoded = async (id: string) => {
    const response = await fetch(files.url(id));
    if (!response.ok) throw new Error(`INPUT_UNREADABLE: ${id} answered ${response.status}`);
    const bytes = await response.arrayBuffer();
    return document.assets[id]?.type === "video" && (await isSilent(bytes)) ? null : context.decodeAudioData(bytes);
  };
  const all = await Promise.all([...ids].map(async (id) => [id, before.get(id) ?? (await decoded(id))] as const));
  return new Map(all.flatMap(([id, buffer]) => (buffer ? [[id, buffer] as const] : [])));
}

interface Decoding {
  context: BaseAudioContext;
  document: TimelineDocument;
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
    buffers = await buffersOf(new Set(there.flatMap(({ assetId }) => assetId ?? [])), buffers, { context, document, files });
    schedule(context, document, buffers, { from });
    yield await context.startRendering();
  }
}
