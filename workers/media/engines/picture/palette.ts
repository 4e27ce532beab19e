import type { Picture, Plane } from "./raster.ts";

type Lab = readonly [number, number, number];

const CLUSTERS = 8;
const ROUNDS = 8;
const SAMPLES = 6000;
/** Two colours nearer than this (OKLab) are one to the eye; one with less than this share is none. */
const ALIKE = 0.09;
const LEAST = 0.03;
/** A colour as strong as a logo's is seen though it is small: on a black box, it is what one remembers. */
const STRONG = { chroma: 0.13, least: 0.006 };
const isSeen = ({ centre: [, a, b], share }: { centre: Lab; share: number }): boolean =>
  share >= (Math.hypot(a, b) >= STRONG.chroma ? STRONG.least : LEAST);

const linear = (value: number): number => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
const encoded = (value: number): number =>
  Math.round(255 * Math.min(1, Math.max(0, value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)));

/** sRGB → OKLab (Ottosson 2020). */
function oklab(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hex([light, a, b]: Lab): string {
  const [l, m, s] = [
    (light + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (light - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (light - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${rgb.map((value) => encoded(value).toString(16).padStart(2, "0")).join("")}`;
}

const distance = (p: Lab, q: Lab): number => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);

function samples({ data }: Picture, mask: Plane | null): Lab[] {
  const inside: number[] = [];
  for (let index = 0; index < data.length / 3; index += 1) if (mask === null || (mask.data[index] ?? 0) > 0.9) inside.push(index);
  const step = Math.max(1, Math.floor(inside.length / SAMPLES));
  return inside
    .filter((_, at) => at % step === 0)
    .map((index) => oklab(data[index * 3] ?? 0, data[index * 3 + 1] ?? 0, data[index * 3 + 2] ?? 0));
}

/** Starting points far from each other: the first sample, then always the one farthest from all chosen. */
function seeds(points: readonly Lab[]): Lab[] {
  const chosen: Lab[] = points.slice(0, 1);
  while (chosen.length < Math.min(CLUSTERS, points.length)) {
    const far = points.reduce(
      (best, point) => {
        const away = Math.min(...chosen.map((seed) => distance(seed, point)));
        return away > best.away ? { point, away } : best;
      },
      { point: points[0] ?? ([0, 0, 0] as Lab), away: -1 },
    );
    chosen.push(far.point);
  }
  return chosen;
}

const nearest = (centres: readonly Lab[], point: Lab): number =>
  centres.reduce((best, centre, index) => (distance(centre, point) < distance(centres[best] ?? centre, point) ? index : best), 0);

function means(points: readonly Lab[], centres: readonly Lab[]): { centre: Lab; share: number }[] {
  const sums = centres.map(() => [0, 0, 0, 0]);
  for (const point of points) {
    const sum = sums[nearest(centres, point)] ?? [];
    [point[0], point[1], point[2], 1].forEach((value, index) => {
      sum[index] = (sum[index] ?? 0) + value;
    });
  }
  return sums
    .map(([l = 0, a = 0, b = 0, count = 0]) => ({
      centre: [l / (count || 1), a / (count || 1), b / (count || 1)] as Lab,
      share: count / points.length,
    }))
    .filter(({ share }) => share > 0);
}

/** The dominant colours where the mask is (everywhere without one), most of it first: one to six of `#rrggbb`. */
export function palette(picture: Picture, mask: Plane | null): string[] {
  const points = samples(picture, mask);
  if (points.length === 0) return [];
  let clusters = means(points, seeds(points));
  for (let round = 0; round < ROUNDS; round += 1)
    clusters = means(
      points,
      clusters.map(({ centre }) => centre),
    );
  const merged: { centre: Lab; share: number }[] = [];
  for (const cluster of clusters.toSorted((p, q) => q.share - p.share)) {
    const like = merged.findIndex(({ centre }) => distance(centre, cluster.centre) < ALIKE);
    const found = merged[like];
    if (found === undefined) merged.push(cluster);
    else merged[like] = { ...found, share: found.share + cluster.share };
  }
  return merged
    .toSorted((p, q) => q.share - p.share)
    .filter((one, index) => index === 0 || isSeen(one))
    .slice(0, 6)
    .map(({ centre }) => hex(centre));
}
