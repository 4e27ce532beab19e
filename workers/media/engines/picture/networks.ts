import { availableParallelism } from "node:os";
import { InferenceSession, Tensor } from "onnxruntime-node";
import sharp from "sharp";
import { weight } from "../../weights/resolve.ts";
import { Remembered } from "../remembered.ts";
import { clamped, plane, scaled, type Picture, type Plane } from "./raster.ts";

type Triple = readonly [number, number, number];

interface Network {
  readonly weight: "silueta" | "modnet";
  readonly mean: Triple;
  readonly deviation: Triple;
  readonly size: (picture: Picture, side: number) => { width: number; height: number };
  /** Whether the output is stretched to 0…1 (silueta's saliency is relative). */
  readonly stretched: boolean;
  /** Whether memory is kept from one picture to the next: a third faster, but it grows with each new size. */
  readonly arena: boolean;
}

/** MODNet was trained with a shorter side of 512; both are in steps of 32. */
const PORTRAIT_SIDE = 512;
function portraitSize({ width, height }: Picture, shorter: number): { width: number; height: number } {
  const scale = shorter / Math.min(width, height);
  const side = (length: number): number => Math.min(1024, Math.max(32, Math.round((length * scale) / 32) * 32));
  return { width: side(width), height: side(height) };
}

const NETWORKS = {
  things: {
    weight: "silueta",
    mean: [0.485, 0.456, 0.406],
    deviation: [0.229, 0.224, 0.225],
    size: () => ({ width: 320, height: 320 }),
    stretched: true,
    arena: true,
  },
  people: { weight: "modnet", mean: [0.5, 0.5, 0.5], deviation: [0.5, 0.5, 0.5], size: portraitSize, stretched: false, arena: false },
} as const satisfies Record<string, Network>;

/** Voices have all cores; pictures, beside them, half. */
const THREADS = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)));

const sessions = new Map<string, Promise<InferenceSession>>();

async function openSession({ weight: name, arena }: Network): Promise<InferenceSession> {
  return await InferenceSession.create(await weight(name), {
    intraOpNumThreads: THREADS,
    enableCpuMemArena: arena,
    enableMemPattern: arena,
    extra: { session: { intra_op: { allow_spinning: "0" } } },
  });
}

function session(network: Network): Promise<InferenceSession> {
  const opened = sessions.get(network.weight) ?? openSession(network);
  sessions.set(network.weight, opened);
  return opened;
}

/** A picture at the size of a network, 8-bit RGB. */
interface Small extends Picture {
  readonly data: Buffer;
}

async function smaller(picture: Picture, network: Network, side: number): Promise<Small> {
  const size = network.size(picture, side);
  const raw = { width: picture.width, height: picture.height, channels: 3 } as const;
  return {
    data: await sharp(picture.data, { raw })
      .resize({ ...size, fit: "fill" })
      .raw()
      .toBuffer(),
    ...size,
  };
}

function input({ data, width, height }: Small, { mean, deviation }: Network): Tensor {
  const count = width * height;
  const values = new Float32Array(3 * count);
  for (let index = 0; index < 3 * count; index += 1) {
    const [colour, pixel] = [Math.floor(index / count), index % count];
    values[index] = ((data[pixel * 3 + colour] ?? 0) / 255 - (mean[colour] ?? 0)) / (deviation[colour] ?? 1);
  }
  return new Tensor("float32", values, [1, 3, height, width]);
}

/** What a network says of a picture of its size. */
async function asked(small: Small, network: Network): Promise<Plane> {
  const opened = await session(network);
  const feed = input(small, network);
  const [height = 1, width = 1] = feed.dims.slice(2);
  const data = (await opened.run({ [opened.inputNames[0] ?? ""]: feed }))[opened.outputNames[0] ?? ""]?.data;
  if (!(data instanceof Float32Array)) throw new Error(`${network.weight} answered no floats`);
  const values = data.subarray(0, width * height);
  const [low, high] = network.stretched ? [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))] : [0, 1];
  return plane(
    width,
    height,
    values.map((value) => clamped((value - low) / Math.max(1e-6, high - low))),
  );
}

const answers = new Remembered<Plane>();

/**
 * What a network takes for the subject, 0…1, at the picture's size. `things`: whatever stands out; `people`: with hair, seen
 * at a shorter side of so many pixels.
 */
export async function subject(picture: Picture, kind: keyof typeof NETWORKS, side = PORTRAIT_SIDE): Promise<Plane> {
  const network = NETWORKS[kind];
  const small = await smaller(picture, network, side);
  const answer = await answers.of([`${kind} ${small.width}x${small.height}`, small.data], () => asked(small, network));
  return scaled(answer, picture.width, picture.height);
}
