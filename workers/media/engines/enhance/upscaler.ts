import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { weight } from "../../weights/resolve.ts";
import { model, node, port, tensor, TYPE } from "./onnx.ts";

/** How many times wider and higher a picture becomes: a set of weights each. */
export type Times = 2 | 4;
const WEIGHTS = { 2: "esrganSlim2", 4: "esrganSlim4" } as const satisfies Record<Times, string>;

/** The convolutions of ESRGAN slim (a residual dense network) in the order of their weights: side, channels in and out. */
const layersOf = (times: Times) =>
  ({
    F_0: [3, 64, 64],
    F_1_1: [3, 64, 4],
    F_2_1: [3, 64, 4],
    F_m1: [3, 3, 64],
    GFF_1: [1, 128, 64],
    GFF_2: [3, 64, 64],
    LFF_1: [1, 68, 64],
    LFF_2: [1, 68, 64],
    SR: [3, 3 * times ** 2, 3],
    UPN1: [5, 64, 64],
    UPN2: [3, 64, 32],
    UPN3: [3, 32, 3 * times ** 2],
  }) as const satisfies Record<string, readonly [number, number, number]>;
type Layer = keyof ReturnType<typeof layersOf>;
const SIDES = layersOf(2);

const floats = (...values: number[]): Buffer => Buffer.from(Float32Array.from(values).buffer);

/** A kernel as TensorFlow keeps it (height, width, in, out), in ONNX's order (out, in, height, width). */
function kernelOf(data: Float32Array, [side, from, to]: readonly [number, number, number]): Buffer {
  const turned = new Float32Array(data.length);
  const area = side * side;
  for (let at = 0; at < data.length; at += 1) {
    const [out, rest] = [at % to, Math.floor(at / to)];
    turned[(out * from + (rest % from)) * area + Math.floor(rest / from)] = data[at] ?? 0;
  }
  return Buffer.from(turned.buffer);
}

function weightsOf(file: Buffer, times: Times): Buffer[] {
  const data = new Float32Array(file.buffer.slice(file.byteOffset, file.byteOffset + file.length));
  let at = 0;
  const take = (length: number) => data.slice(at, (at += length));
  const tensors = Object.entries(layersOf(times)).flatMap(([name, shape]) => {
    const [side, from, to] = shape;
    const kernel = kernelOf(take(side * side * from * to), shape);
    return [
      tensor(`${name}.w`, TYPE.float, [to, from, side, side], kernel),
      tensor(`${name}.b`, TYPE.float, [to], Buffer.from(take(to).buffer)),
    ];
  });
  if (at !== data.length) throw new Error("the upscaler's weights have another shape");
  const grey = tensor("grey", TYPE.float, [], floats(255));
  const bounds = [tensor("black", TYPE.float, [], floats(0)), tensor("scales", TYPE.float, [4], floats(1, 1, times, times))];
  return [...tensors, grey, ...bounds];
}

const conv = (name: Layer, from: string, to: string): Buffer => {
  const [side] = SIDES[name];
  const pad = (side - 1) / 2;
  return node("Conv", [from, `${name}.w`, `${name}.b`], to, { kernel_shape: [side, side], pads: [pad, pad, pad, pad] });
};

/** A dense block: what it finds is put beside what it was given, squeezed, and added to it. */
const block = (n: 1 | 2, from: string): Buffer[] => [
  conv(`F_${n}_1`, from, `f${n}`),
  node("Relu", [`f${n}`], `r${n}`),
  node("Concat", [from, `r${n}`], `c${n}`, { axis: 1 }),
  conv(`LFF_${n}`, `c${n}`, `l${n}`),
  node("Add", [`l${n}`, from], `d${n}`),
];

/** Bytes in, bytes out, colour by colour within a pixel: the pictures as ffmpeg hands them over. */
const NODES: readonly Buffer[] = [
  node("Cast", ["picture"], "numbers", { to: TYPE.float }),
  node("Div", ["numbers", "grey"], "shares"),
  node("Transpose", ["shares"], "planes", { perm: [0, 3, 1, 2] }),
  conv("F_m1", "planes", "shallow"),
  conv("F_0", "shallow", "d0"),
  ...block(1, "d0"),
  ...block(2, "d1"),
  node("Concat", ["d1", "d2"], "dense", { axis: 1 }),
  conv("GFF_1", "dense", "g1"),
  conv("GFF_2", "g1", "g2"),
  node("Add", ["g2", "shallow"], "deep"),
  conv("UPN1", "deep", "u1"),
  node("Relu", ["u1"], "v1"),
  conv("UPN2", "v1", "u2"),
  node("Relu", ["u2"], "v2"),
  conv("UPN3", "v2", "u3"),
  node("Resize", ["u3", "", "scales"], "large", { mode: "nearest", coordinate_transformation_mode: "asymmetric", nearest_mode: "floor" }),
  conv("SR", "large", "sharp"),
  node("Transpose", ["sharp"], "pixels", { perm: [0, 2, 3, 1] }),
  node("Mul", ["pixels", "grey"], "levels"),
  node("Clip", ["levels", "black", "grey"], "bounded"),
  node("Round", ["bounded"], "whole"),
  node("Cast", ["whole"], "result", { to: TYPE.uint8 }),
];

/** The network is small, and so is the model around it: it is written when it is opened. */
async function openSession(times: Times): Promise<InferenceSession> {
  const bytes = model({
    nodes: NODES,
    weights: weightsOf(await readFile(await weight(WEIGHTS[times])), times),
    input: port("picture", TYPE.uint8, [1, "height", "width", 3]),
    output: port("result", TYPE.uint8, [1, "tall", "wide", 3]),
  });
  const threads = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)));
  return InferenceSession.create(bytes, { intraOpNumThreads: threads, extra: { session: { intra_op: { allow_spinning: "0" } } } });
}

const opened = new Map<Times, Promise<InferenceSession>>();

function sessionOf(times: Times): Promise<InferenceSession> {
  const session = opened.get(times) ?? openSession(times);
  opened.set(times, session);
  return session;
}

/** What one pixel of the result leans on to each side: the sum of the kernels' reaches, and one more. */
const MARGIN = 10;
/** Pixels of one run: the network keeps some 200 numbers for each. */
const MOST = 240_000;

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** RGB, three bytes a pixel. */
  readonly data: Uint8Array;
}

async function whole({ width, height, data }: Pixels, times: Times): Promise<Uint8Array> {
  const session = await sessionOf(times);
  const { result } = await session.run({ picture: new Tensor("uint8", data, [1, height, width, 3]) });
  if (!(result?.data instanceof Uint8Array)) throw new Error("the upscaler answered no bytes");
  return result.data;
}

/** A picture that many times as wide and high, detail drawn by ESRGAN slim; a large one in bands that overlap, which leaves no seam. */
export async function upscaled({ width, height, data }: Pixels, times: Times, most = MOST): Promise<Pixels> {
  const band = Math.max(32, Math.floor(most / width) - MARGIN * 2);
  const [line, area] = [width * 3, times ** 2];
  const out = Buffer.allocUnsafe(data.length * area);
  for (let top = 0; top < height; top += band) {
    const [from, to] = [Math.max(0, top - MARGIN), Math.min(height, top + band + MARGIN)];
    const part = await whole({ width, height: to - from, data: data.subarray(from * line, to * line) }, times);
    const skip = (top - from) * line * area;
    out.set(part.subarray(skip, skip + Math.min(band, height - top) * line * area), top * line * area);
  }
  return { width: width * times, height: height * times, data: out };
}
