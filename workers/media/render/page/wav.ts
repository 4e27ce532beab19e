import { RATE } from "../../../../timeline/export/sound.ts";

/** 32-bit float stereo. */
export function wav(buffer: AudioBuffer): Blob {
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
