import { boxBlur, clamped, type Plane } from "../raster/plane.ts";
import type { Pixels } from "../raster/pixels.ts";
import { coverage, readStrokes, type Stroke } from "./strokes.ts";

/** A cut-out with what was painted over it: kept parts come back from the photograph. */
function painted(cutout: Pixels, original: Pixels, strokes: readonly Stroke[]): Pixels {
  const { width, height } = cutout;
  const data = Uint8ClampedArray.from(cutout.data);
  for (const stroke of strokes) {
    const covered = coverage(stroke, width, height).data;
    for (let index = 0; index < covered.length; index += 1) {
      const share = covered[index] ?? 0;
      if (share === 0) continue;
      const alpha = data[index * 4 + 3] ?? 0;
      data[index * 4 + 3] = stroke.keep ? Math.max(alpha, share * 255) : alpha * (1 - share);
      if (!stroke.keep) continue;
      for (let part = index * 4; part < index * 4 + 3; part += 1) {
        data[part] = (data[part] ?? 0) * (1 - share) + (original.data[part] ?? 0) * share;
      }
    }
  }
  return { data, width, height };
}

const alphaOf = ({ data, width, height }: Pixels): Plane => {
  const alpha = new Float32Array(width * height);
  for (let index = 0; index < alpha.length; index += 1) alpha[index] = (data[index * 4 + 3] ?? 0) / 255;
  return { data: alpha, width, height };
};

/** Softens the edge inwards: nothing that was clear shows, whatever colour it has. */
function feathered(picture: Pixels, thousandths: number): Pixels {
  const radius = Math.round((Math.max(picture.width, picture.height) * thousandths) / 1000);
  if (radius === 0) return picture;
  const soft = boxBlur(boxBlur(alphaOf(picture), radius), radius).data;
  const data = Uint8ClampedArray.from(picture.data);
  for (let index = 0; index < soft.length; index += 1) {
    data[index * 4 + 3] = Math.min(data[index * 4 + 3] ?? 0, clamped((soft[index] ?? 0) * 2 - 1) * 255);
  }
  return { ...picture, data };
}

/** The cut-out as its recipe wants it, before it is set into a frame. `original` has its size. */
export function subjectOf(cutout: Pixels, original: Pixels, { strokes, feather }: { strokes: string; feather: number }): Pixels {
  const lines = readStrokes(strokes);
  return feathered(lines.length > 0 ? painted(cutout, original, lines) : cutout, feather);
}
