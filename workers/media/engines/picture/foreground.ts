import { boxBlur, channel, mapped, type Picture, type Plane } from "./raster.ts";

const SOLID = 0.96;

/** The colour of the solid parts, spread over the edge: blurs of colour × weight ÷ blurs of weight, wider where there is none near. */
function spread(colour: Plane, solid: Plane): Plane {
  const weighted = mapped(colour, (value, index) => value * (solid.data[index] ?? 0));
  return [12, 4, 2].map((radius) => ({ sum: boxBlur(weighted, radius), weight: boxBlur(solid, radius) }))
    .reduce<Plane>((base, { sum, weight }) => mapped(base, (value, index) => {
      const near = weight.data[index] ?? 0;
      return near > 1e-3 ? (sum.data[index] ?? 0) / near : value;
    }), colour);
}

/**
 * The picture with the background's colour taken out of its soft edges, so that it can stand on any other
 * background without a halo: RGBA, 8 bits.
 */
export function decontaminated(picture: Picture, mask: Plane): Uint8Array {
  const solid = mapped(mask, (value) => (value >= SOLID ? 1 : 0));
  const pixels = new Uint8Array(picture.width * picture.height * 4);
  for (let part = 0; part < 3; part += 1) {
    const own = channel(picture, part);
    const clean = spread(own, solid);
    for (let index = 0; index < mask.data.length; index += 1) {
      const alpha = mask.data[index] ?? 0;
      const keep = alpha >= SOLID ? 1 : alpha * alpha * 0.5;
      pixels[index * 4 + part] = Math.round(((own.data[index] ?? 0) * keep + (clean.data[index] ?? 0) * (1 - keep)) * 255);
    }
  }
  for (const [index, alpha] of mask.data.entries()) pixels[index * 4 + 3] = Math.round(alpha * 255);
  return pixels;
}
