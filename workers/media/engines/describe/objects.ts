import { z } from "zod";
import type { Rgb } from "../faces/faces.ts";
import type { Box } from "../picture/measure.ts";
import { human, loadMore } from "../faces/human.ts";
import { weight } from "../../weights/resolve.ts";

const asked = {
  face: { enabled: false },
  object: {
    enabled: true,
    modelPath: "centernet.json",
    minConfidence: 0.35,
    iouThreshold: 0.4,
    maxDetected: 12,
    skipFrames: 0,
    skipTime: 0,
  },
};
const side = z.number();
const answer = z.object({
  error: z.string().nullish(),
  object: z.array(z.object({ score: z.number(), label: z.string(), boxRaw: z.tuple([side, side, side, side]) })),
});

/** A thing in a picture by its COCO name, how sure that is (0…1), and where it is, 0…1. */
export interface Thing {
  readonly kind: string;
  readonly score: number;
  readonly box: Box;
}

let loaded: Promise<unknown> | undefined;

/** Things in a picture. Give about 640 pixels. */
export async function findThings({ data, width, height }: Rgb): Promise<Thing[]> {
  const engine = await human();
  loaded ??= Promise.all([weight("centernetJson"), weight("centernetBin")]).then(() => loadMore(engine, asked));
  await loaded;
  const tensor = engine.tf.tensor(Int32Array.from(data), [1, height, width, 3], "int32");
  try {
    const found = answer.parse(await engine.detect(tensor, asked));
    if (found.error) throw new Error(found.error);
    return found.object.map(({ label, score, boxRaw: [x, y, w, h] }) => ({ kind: label, score, box: { x, y, width: w, height: h } }));
  } finally {
    tensor.dispose();
  }
}

/** Kinds of things in a picture by their COCO names, how sure it is of each (0…1). Give about 640 pixels. */
export async function findObjects(picture: Rgb): Promise<Map<string, number>> {
  const kinds = new Map<string, number>();
  for (const { kind, score } of await findThings(picture)) kinds.set(kind, Math.max(score, kinds.get(kind) ?? 0));
  return kinds;
}
