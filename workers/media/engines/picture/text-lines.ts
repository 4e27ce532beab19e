import { availableParallelism } from "node:os";
import { InferenceSession, Tensor } from "onnxruntime-node";
import sharp from "sharp";
import { weight } from "../../weights/resolve.ts";
import { Remembered } from "../remembered.ts";
import type { Box } from "./measure.ts";
import type { Picture, Plane } from "./raster.ts";

/** The network's own figures: the means and deviations of its colours (blue first), and the step of its sides. */
const MEAN = [0.485, 0.456, 0.406] as const;
const DEVIATION = [0.229, 0.224, 0.225] as const;
const STEP = 32;
/** A line of words that can be read in an ad shows at this size of a picture. */
const LONGEST = 640;

/** From where on a pixel is of a line, 0…1. */
const PIXEL = 0.3;
/** The network marks the core of a line: it is this much of the line's height larger on each side. */
const CORE = 0.55;
/** Cores lower than this many pixels of the looked-at picture are no words to anybody. */
const LOWEST = 4;
/**
 * How sure a line is on the whole, 0…1; it fills its box, level as a shop prints it (rims, straps and rows of things do
 * not); breadth to height of a word's whole line, at least; and its breadth, as a share of the picture.
 */
const SURE = { line: 0.6, filled: 0.6, broad: 1.5, breadth: 0.065 };

let opened: Promise<InferenceSession> | undefined;

async function open(): Promise<InferenceSession> {
  return await InferenceSession.create(await weight("findText"), {
    intraOpNumThreads: Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2))),
    extra: { session: { intra_op: { allow_spinning: "0" } } },
  });
}

const side = (length: number): number => Math.max(STEP, Math.round(length / STEP) * STEP);

/** A picture at the network's size, 8-bit RGB. */
async function smaller({ data, width, height }: Picture): Promise<Picture> {
  const by = Math.min(1, LONGEST / Math.max(width, height));
  const size = { width: side(width * by), height: side(height * by) };
  const raw = { width, height, channels: 3 } as const;
  return {
    data: await sharp(data, { raw })
      .resize({ ...size, fit: "fill" })
      .raw()
      .toBuffer(),
    ...size,
  };
}

/** How much each pixel belongs to a line of text. */
async function lineness({ data, width, height }: Picture): Promise<Plane> {
  const session = await (opened ??= open());
  const count = width * height;
  const values = new Float32Array(3 * count);
  for (let index = 0; index < 3 * count; index += 1) {
    const [colour, pixel] = [Math.floor(index / count), index % count];
    values[index] = ((data[pixel * 3 + 2 - colour] ?? 0) / 255 - (MEAN[colour] ?? 0)) / (DEVIATION[colour] ?? 1);
  }
  const feed = new Tensor("float32", values, [1, 3, height, width]);
  const answer = (await session.run({ [session.inputNames[0] ?? ""]: feed }))[session.outputNames[0] ?? ""]?.data;
  if (!(answer instanceof Float32Array)) throw new Error("the text network answered no floats");
  return { data: answer, width, height };
}

interface Line {
  left: number;
  top: number;
  right: number;
  bottom: number;
  sum: number;
  count: number;
}

/** What hangs together above a threshold. */
function linesOf({ data, width, height }: Plane): Line[] {
  const known = new Uint8Array(data.length);
  const lines: Line[] = [];
  for (let start = 0; start < data.length; start += 1) {
    if (known[start] || (data[start] ?? 0) < PIXEL) continue;
    const line: Line = { left: width, top: height, right: 0, bottom: 0, sum: 0, count: 0 };
    const todo = [start];
    known[start] = 1;
    for (let index = todo.pop(); index !== undefined; index = todo.pop()) {
      const [x, y] = [index % width, Math.floor(index / width)];
      line.left = Math.min(line.left, x);
      line.right = Math.max(line.right, x + 1);
      line.top = Math.min(line.top, y);
      line.bottom = Math.max(line.bottom, y + 1);
      line.sum += data[index] ?? 0;
      line.count += 1;
      for (const [next, within] of [
        [index - 1, x > 0],
        [index + 1, x < width - 1],
        [index - width, y > 0],
        [index + width, y < height - 1],
      ] as const) {
        if (!within || known[next] || (data[next] ?? 0) < PIXEL) continue;
        known[next] = 1;
        todo.push(next);
      }
    }
    lines.push(line);
  }
  return lines;
}

/** A line's box with the whole of its letters, within the picture. */
function grown({ left, top, right, bottom }: Line, { width, height }: Plane): Box {
  const by = Math.min(right - left, bottom - top) * CORE;
  const [x0, y0] = [Math.max(0, left - by), Math.max(0, top - by)];
  const [x1, y1] = [Math.min(width, right + by), Math.min(height, bottom + by)];
  return { x: x0 / width, y: y0 / height, width: (x1 - x0) / width, height: (y1 - y0) / height };
}

/** The same of what is hardly a line: a figure of two digits, red on black. */
const FAINT = { line: 0.4, filled: 0.45, broad: 0.6, breadth: 0.03 };

/** Lines of level text in a picture, as fractions of it; `faint`: what may go on with them, and alone is none. */
export interface Lines {
  readonly lines: Box[];
  readonly faint: Box[];
}

async function linesIn(small: Picture): Promise<Lines> {
  const found = await lineness(small);
  const [lines, faint]: [Box[], Box[]] = [[], []];
  for (const line of linesOf(found)) {
    const [across, down] = [line.right - line.left, line.bottom - line.top];
    const box = grown(line, found);
    const is = (least: typeof FAINT): boolean =>
      line.sum >= least.line * line.count &&
      line.count >= least.filled * across * down &&
      down >= LOWEST &&
      box.width >= least.breadth &&
      box.width * found.width >= least.broad * box.height * found.height;
    if (is(SURE)) lines.push(box);
    else if (is(FAINT)) faint.push(box);
  }
  return { lines, faint };
}

const known = new Remembered<Lines>();

/** Where text stands in a picture (PP-OCRv4's detector). */
export async function textLines(picture: Picture): Promise<Lines> {
  const small = await smaller(picture);
  return await known.of([`${small.width}x${small.height}`, small.data], () => linesIn(small));
}
