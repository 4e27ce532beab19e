import { z } from "zod";
import { human } from "./human.ts";

/** 8-bit RGB, row by row. */
export interface Rgb {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const answer = z.object({
  error: z.string().nullish(),
  face: z.array(
    z.object({
      score: z.number(),
      box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
      mesh: z.array(z.array(z.number())),
    }),
  ),
});

/** What was asked for last stays asked for. */
const asked = (mesh: boolean, tilted: boolean) => ({
  face: { enabled: true, detector: { rotation: tilted }, mesh: { enabled: mesh }, iris: { enabled: mesh } },
  object: { enabled: false },
});

export interface Face {
  /** 0…1. */
  readonly score: number;
  /** Pixels of the picture that was asked about. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The 468 points of MediaPipe's face mesh (and ten of the irises), in pixels; empty when they were not asked for. */
  readonly mesh: readonly (readonly [number, number, number])[];
}

/**
 * Finds faces, the largest first. Give about 640 pixels; `mesh` costs some 30 ms a face. `tilted`: each is turned upright for
 * its mesh, which lies beside the eyes and lips of a head that is held askew otherwise.
 */
export async function findFaces({ data, width, height }: Rgb, mesh: boolean, tilted = false): Promise<Face[]> {
  const engine = await human();
  const tensor = engine.tf.tensor(Int32Array.from(data), [1, height, width, 3], "int32");
  try {
    const found = answer.parse(await engine.detect(tensor, asked(mesh, tilted)));
    if (found.error !== null && found.error !== undefined && found.error !== "") throw new Error(found.error);
    return found.face
      .map(({ score, box: [x, y, w, h], mesh: points }): Face => ({
        score,
        box: { x, y, width: w, height: h },
        mesh: points.map(([px = 0, py = 0, pz = 0]) => [px, py, pz] as const),
      }))
      .toSorted((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
  } finally {
    tensor.dispose();
  }
}
