import { readFile } from "node:fs/promises";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { kokoroModel } from "../../weights/kokoro.ts";
import { DURATIONS } from "../../weights/onnx-output.ts";
import { verified } from "../../weights/resolve.ts";
import { Remembered } from "../remembered.ts";
import { THREADS } from "./speakers.ts";
import { voiceWeight, type Voice } from "./voices.ts";

export const SAMPLE_RATE = 24_000;
/** One unit of a duration: 25 ms. */
export const FRAME = 600;
const STYLE = 256;
const LONGEST = 510;

export interface Synthesised {
  readonly samples: Float32Array;
  /** Of the silence before, each symbol, and the silence after: in frames. */
  readonly frames: readonly number[];
}

/**
 * Measured over texts of changing length: an arena and no memory pattern are quickest; without spinning the engine
 * does not starve its neighbours.
 */
async function openSession(): Promise<InferenceSession> {
  return await InferenceSession.create(await kokoroModel(), {
    intraOpNumThreads: THREADS,
    interOpNumThreads: 1,
    enableMemPattern: false,
    extra: { session: { intra_op: { allow_spinning: "0" } } },
  });
}

let session: Promise<InferenceSession> | undefined;
/** The model, loaded once. */
export const kokoroSession = (): Promise<InferenceSession> => (session ??= openSession());

const styles = new Map<string, Promise<Float32Array>>();

async function loadStyle(voice: Voice): Promise<Float32Array> {
  const bytes = await readFile(await verified(voiceWeight(voice)));
  return new Float32Array(Uint8Array.from(bytes).buffer);
}

function style(voice: Voice): Promise<Float32Array> {
  const loaded = styles.get(voice.id) ?? loadStyle(voice);
  styles.set(voice.id, loaded);
  return loaded;
}

function floats(tensor: Tensor | undefined): Float32Array {
  if (!(tensor?.data instanceof Float32Array)) throw new Error("the speech model answered no floats");
  return tensor.data;
}

/** A voice's style depends on how many symbols there are. */
async function asked(symbols: readonly number[], voice: Voice, speed: number): Promise<Synthesised> {
  const count = Math.min(symbols.length, LONGEST);
  const row = Math.min(count, LONGEST - 1) * STYLE;
  const answer = await (
    await kokoroSession()
  ).run({
    input_ids: new Tensor("int64", BigInt64Array.from([0, ...symbols.slice(0, count), 0].map(BigInt)), [1, count + 2]),
    style: new Tensor("float32", (await style(voice)).slice(row, row + STYLE), [1, STYLE]),
    speed: new Tensor("float32", Float32Array.of(speed), [1]),
  });
  return { samples: Float32Array.from(floats(answer["waveform"])), frames: [...floats(answer[DURATIONS])] };
}

const answers = new Remembered<Synthesised>();

/** Speaks symbol numbers (at most 510). */
export const synthesise = (symbols: readonly number[], voice: Voice, speed: number): Promise<Synthesised> =>
  answers.of([voice.id, String(speed), symbols.join(" ")], () => asked(symbols, voice, speed));
