import { SAMPLE_RATE } from "./speech.ts";

const HEADER = 44;

/** 16-bit mono PCM at 24 kHz as a WAV file. */
export function wavOf(pcm: Uint8Array): Uint8Array {
  const file = new Uint8Array(HEADER + pcm.length);
  const view = new DataView(file.buffer);
  const text = (at: number, said: string) => file.set(new TextEncoder().encode(said), at);
  text(0, "RIFF");
  view.setUint32(4, file.length - 8, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, "data");
  view.setUint32(40, pcm.length, true);
  file.set(pcm, HEADER);
  return file;
}
