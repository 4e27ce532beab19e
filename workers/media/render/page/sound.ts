import { documentDuration, type TimelineDocument } from "../../../../timeline/document.ts";
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

/** The whole document's sound as 32-bit float stereo WAV at 48 kHz; null when nothing sounds. */
export async function mixSound(document: TimelineDocument, base: string): Promise<Blob | null> {
  const sounding = heard(document).filter(({ assetId }) => assetId === null || document.assets[assetId]?.url !== "");
  if (sounding.length === 0) return null;
  const context = new OfflineAudioContext(2, Math.ceil(seconds(documentDuration(document)) * RATE), RATE);
  const ids = new Set(sounding.flatMap((e) => (e.assetId === null ? [] : [e.assetId])));
  const buffers = new Map(
    await Promise.all(
      [...ids].map(async (id) => {
        const bytes = await (await fetch(`${base}asset/${encodeURIComponent(id)}`)).arrayBuffer();
        return [id, await context.decodeAudioData(bytes)] as const;
      }),
    ),
  );
  schedule(context, document, buffers);
  return wav(await context.startRendering());
}
