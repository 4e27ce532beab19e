import { plane, type Plane } from "../raster/plane.ts";
import { pixelsOf, type Pixels, read, shrunk, type Size } from "../raster/pixels.ts";
import { groundOf } from "./ground.ts";
import { frameOf, type Placement, placementOf } from "./placement.ts";
import type { CutoutRecipe } from "./recipe.ts";
import { shadowOf } from "./shadow.ts";
import { subjectOf } from "./subject.ts";

export interface Layers {
  readonly cutout: Pixels;
  /** The photograph, at the cut-out's size. */
  readonly original: Pixels;
  readonly backdrop: Pixels | null;
}

/** The subject at its place in a frame. */
function placed(subject: Pixels, { scale, x: left, y: top }: Placement, frame: Size): Pixels {
  const small = shrunk(subject, scale);
  const by = small.scale;
  const made = pixelsOf(frame);
  const colour = new Float32Array(4);
  for (let y = 0; y < frame.height; y += 1) {
    for (let x = 0; x < frame.width; x += 1) {
      read(small.picture, (x + 0.5 - left) / by - 0.5, (y + 0.5 - top) / by - 0.5, colour, true);
      if ((colour[3] ?? 0) > 0) made.data.set(colour, (y * frame.width + x) * 4);
    }
  }
  return made;
}

function alphaIn({ data, width, height }: Pixels): Plane {
  const alpha = plane(width, height);
  for (let at = 0; at < alpha.data.length; at += 1) alpha.data[at] = (data[at * 4 + 3] ?? 0) / 255;
  return alpha;
}

/** Lays a subject over a shadow over a ground: the ground becomes the picture. */
function over(ground: Pixels, shadow: Plane | null, subject: Pixels): Pixels {
  const { data } = ground;
  for (let index = 0; index < data.length; index += 4) {
    const top = (subject.data[index + 3] ?? 0) / 255;
    const dark = shadow?.data[index / 4] ?? 0;
    const below = (data[index + 3] ?? 0) / 255;
    const middle = dark + below * (1 - dark);
    const alpha = top + middle * (1 - top);
    if (alpha === 0) continue;
    for (let part = index; part < index + 3; part += 1) {
      const under = (data[part] ?? 0) * below * (1 - dark);
      data[part] = ((subject.data[part] ?? 0) * top + under * (1 - top)) / alpha;
    }
    data[index + 3] = alpha * 255;
  }
  return ground;
}

/**
 * A cut-out in its frame, as its recipe wants it. The browser shows with it what the server makes: the same picture at
 * any size. `longest`: of the picture that is made. `placement` says where the cut-out's pixels lie in it.
 */
export function composite(layers: Layers, recipe: CutoutRecipe, longest = Infinity): { picture: Pixels; placement: Placement } {
  const subject = subjectOf(layers.cutout, layers.original, recipe);
  const frame = frameOf(recipe, layers.cutout, longest);
  const placement = placementOf(subject, recipe, frame);
  const standing = placed(subject, placement, frame);
  const ground = groundOf(recipe, layers, frame) ?? pixelsOf(frame);
  return { picture: over(ground, shadowOf(alphaIn(standing), recipe.shadow), standing), placement };
}
