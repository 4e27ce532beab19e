import { readFile } from "node:fs/promises";
import { z } from "zod";
import { weight } from "../../../weights/resolve.ts";

const MATRICES = [
  "enc_emb",
  "enc_w_ih",
  "enc_w_hh",
  "enc_b_ih",
  "enc_b_hh",
  "dec_emb",
  "dec_w_ih",
  "dec_w_hh",
  "dec_b_ih",
  "dec_b_hh",
  "fc_w",
  "fc_b",
] as const;
const tensor = z.object({ shape: z.array(z.number()), data: z.base64() });
const file = z
  .object({ graphemes: z.array(z.string()), phonemes: z.array(z.string()) })
  .extend(Object.fromEntries(MATRICES.map((name) => [name, tensor])) as Record<(typeof MATRICES)[number], typeof tensor>);

interface Cell {
  readonly input: Float32Array;
  readonly hidden: Float32Array;
  readonly inputBias: Float32Array;
  readonly hiddenBias: Float32Array;
}

interface Model {
  readonly graphemes: readonly string[];
  readonly phonemes: readonly string[];
  readonly size: number;
  readonly letters: Float32Array;
  readonly sounds: Float32Array;
  readonly encoder: Cell;
  readonly decoder: Cell;
  readonly output: Float32Array;
  readonly outputBias: Float32Array;
}

const START = 2;
const END = 3;
const LONGEST = 24;

function floats(base64: string): Float32Array {
  const bytes = Uint8Array.from(Buffer.from(base64, "base64"));
  return new Float32Array(bytes.buffer);
}

/** Loads the letter-to-sound network (g2p_en's GRU, trained on CMUdict). */
export async function loadSpellingModel(): Promise<(word: string) => string> {
  const raw = file.parse(JSON.parse(await readFile(await weight("g2p"), "utf8")));
  const data = (name: (typeof MATRICES)[number]): Float32Array => floats(raw[name].data);
  const cell = (side: "enc" | "dec"): Cell => ({
    input: data(`${side}_w_ih`),
    hidden: data(`${side}_w_hh`),
    inputBias: data(`${side}_b_ih`),
    hiddenBias: data(`${side}_b_hh`),
  });
  const model: Model = {
    graphemes: raw.graphemes,
    phonemes: raw.phonemes,
    size: raw.enc_w_hh.shape[1] ?? 256,
    letters: data("enc_emb"),
    sounds: data("dec_emb"),
    encoder: cell("enc"),
    decoder: cell("dec"),
    output: data("fc_w"),
    outputBias: data("fc_b"),
  };
  return (word) => predict(model, word);
}

/** weights · vector + bias, for `rows` rows. */
function affine(weights: Float32Array, vector: Float32Array, bias: Float32Array): Float32Array {
  const width = vector.length;
  return bias.map((start, row) => {
    let sum = start;
    for (let index = 0; index < width; index += 1) sum += (weights[row * width + index] ?? 0) * (vector[index] ?? 0);
    return sum;
  });
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

const at = (values: Float32Array, index: number): number => values[index] ?? 0;

/** One step of a gated recurrent unit (gates in the order reset, update, new). */
function step(cell: Cell, input: Float32Array, state: Float32Array): Float32Array {
  const size = state.length;
  const [x, h] = [affine(cell.input, input, cell.inputBias), affine(cell.hidden, state, cell.hiddenBias)];
  return state.map((old, index) => {
    const reset = sigmoid(at(x, index) + at(h, index));
    const update = sigmoid(at(x, size + index) + at(h, size + index));
    const fresh = Math.tanh(at(x, 2 * size + index) + reset * at(h, 2 * size + index));
    return (1 - update) * fresh + update * old;
  });
}

const row = (matrix: Float32Array, index: number, size: number): Float32Array => matrix.subarray(index * size, (index + 1) * size);

function predict(model: Model, word: string): string {
  const { size } = model;
  let state: Float32Array = new Float32Array(size);
  for (const letter of [...word, "</s>"])
    state = step(model.encoder, row(model.letters, Math.max(1, model.graphemes.indexOf(letter)), size), state);
  const sounds: string[] = [];
  for (let last = START; sounds.length < LONGEST;) {
    state = step(model.decoder, row(model.sounds, last, size), state);
    const scores = affine(model.output, state, model.outputBias);
    last = scores.indexOf(Math.max(...scores));
    if (last === END) break;
    sounds.push(model.phonemes[last] ?? "");
  }
  return sounds.join(" ");
}
