import { z } from "zod";
import type { Rgb } from "../faces/faces.ts";
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
const answer = z.object({ error: z.string().nullish(), object: z.array(z.object({ score: z.number(), label: z.string() })) });

let loaded: Promise<unknown> | undefined;

/** Kinds of things in a picture by their COCO names, how sure it is of each (0…1). Give about 640 pixels. */
export async function findObjects({ data, width, height }: Rgb): Promise<Map<string, number>> {
  const engine = await human();
  loaded ??= Promise.all([weight("centernetJson"), weight("centernetBin")]).then(() => loadMore(engine, asked));
  await loaded;
  const tensor = engine.tf.tensor(Int32Array.from(data), [1, height, width, 3], "int32");
  try {
    const found = answer.parse(await engine.detect(tensor, asked));
    if (found.error) throw new Error(found.error);
    const kinds = new Map<string, number>();
    for (const { label, score } of found.object) kinds.set(label, Math.max(score, kinds.get(label) ?? 0));
    return kinds;
  } finally {
    tensor.dispose();
  }
}
