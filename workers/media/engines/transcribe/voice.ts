import rnnoise from "@echogarden/rnnoise-wasm";
import { createReadStream } from "node:fs";

/* oxlint-disable eslint/no-underscore-dangle -- Emscripten names the functions of its modules so. */
/** RNNoise listens to 10 ms at a time, 48 kHz, in the range of 16-bit samples. */
const FRAME = 480;
const BYTES = FRAME * 2;

/**
 * How likely it is that somebody speaks, for each hundredth of a second of a raw file (mono, 16 bit, 48 kHz). Read in
 * parts: an hour of it is 345 MB, and its answer 1.4 MB.
 */
export async function voiceIn(path: string): Promise<Float32Array> {
  const module = await rnnoise();
  const state = module._rnnoise_create(0);
  const at = module._malloc(FRAME * 4);
  const voice: number[] = [];
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: BYTES * 100 }) as AsyncIterable<Buffer>) {
    rest = Buffer.concat([rest, chunk]);
    let read = 0;
    for (; rest.length - read >= BYTES; read += BYTES) {
      const frame = module.HEAPF32.subarray(at / 4, at / 4 + FRAME);
      for (let n = 0; n < FRAME; n += 1) frame[n] = rest.readInt16LE(read + n * 2);
      voice.push(module._rnnoise_process_frame(state, at, at));
    }
    rest = rest.subarray(read);
  }
  module._free(at);
  module._rnnoise_destroy(state);
  return Float32Array.from(voice);
}
