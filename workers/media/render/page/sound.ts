import { documentDuration, type TimelineDocument } from "../../../../timeline/document.ts";
import { endOf } from "../../../../timeline/edit/interval.ts";
import { heard } from "../../../../timeline/sound/heard.ts";
import { schedule } from "../../../../timeline/sound/mix.ts";
import { seconds } from "../../../../timeline/time.ts";

const RATE = 48_000;

function wav(buffer: AudioBuffer): Blob {
  const [left, right] = [buffer.getChannelData(0), buffer.getChannelData(1)];
  const header = new DataView(new ArrayBuffer(44));
  const text = (at: number, value: string) => [...value].forEach((c, i) => header.setUint8(at + i, c.charCodeAt(0)));
  const bytes = left.length * 8;
  text(0, "RIFF");
  header.setUint32(4, 36 + bytes, true);
  text(8, "WAVEfmt ");
  header.setUint32(16, 16, true);
  header.setUint16(20, 3, true);
  header.setUint16(22, 2, true);
  header.setUint32(24, RATE, true);
  header.setUint32(28, RATE * 8, true);
  header.setUint16(32, 8, true);
  header.setUint16(34, 32, true);
  text(36, "data");
  header.setUint32(40, bytes, true);
  const samples = new Float32Array(left.length * 2);
  left.forEach((sample, i) => {
    samples[i * 2] = sample;
    samples[i * 2 + 1] = right[i] ?? 0;
  });
  return new Blob([header, samples], { type: "audio/wav" });
}

/** Whole seconds that are mixed at once: half an hour in one would be 700 MB, and as much again as a file. */
const SPAN_SECONDS = 120;

/** The sounds of a span, decoded; those of the span before that it has, too, are not decoded again, and the others are let go. */
async function buffersOf(ids: ReadonlySet<string>, before: ReadonlyMap<string, AudioBuffer>, { context, base }: Decoding) {
  const decoded = async (id: string) => {
    const bytes = await (await fetch(`${base}asset/${encodeURIComponent(id)}`)).arrayBuffer();
    return context.decodeAudioData(bytes);
  };
  return new Map(await Promise.all([...ids].map(async (id) => [id, before.get(id) ?? (await decoded(id))] as const)));
}

interface Decoding {
  context: BaseAudioContext;
  base: string;
}

/** A document's sound, span after span, each as 32-bit float stereo WAV at 48 kHz; none when nothing sounds. */
export async function* mixedSound(document: TimelineDocument, base: string): AsyncGenerator<Blob> {
  const sounding = heard(document).filter(({ assetId }) => assetId === null || document.assets[assetId]?.url !== "");
  if (sounding.length === 0) return;
  const whole = seconds(documentDuration(document));
  let buffers: ReadonlyMap<string, AudioBuffer> = new Map();
  for (let from = 0; from < whole; from += SPAN_SECONDS) {
    const length = Math.min(SPAN_SECONDS, whole - from);
    const context = new OfflineAudioContext(2, Math.ceil(length * RATE), RATE);
    const there = sounding.filter((one) => seconds(one.startTime) < from + length && seconds(endOf(one)) > from);
    buffers = await buffersOf(new Set(there.flatMap(({ assetId }) => assetId ?? [])), buffers, { context, base });
    schedule(context, document, buffers, { from });
    yield wav(await context.startRendering());
  }
}
