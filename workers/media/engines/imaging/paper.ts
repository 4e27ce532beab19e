import type { Picture } from "../picture/raster.ts";

/** So much of a photograph along each side is held for its ground. */
const RIM = 0.08;
/** A ground is paper where so many of those pixels lie this near (0…255) to one smooth light, and it is light. */
const [LEAST_SHARE, NEAR, LIGHT] = [0.85, 6, 150] as const;
/** A thing may be so much lighter than its paper. */
const LIGHTEST = 1.12;
const TERMS = 6;
const STEP = 3;

const termsAt = (x: number, y: number): number[] => [1, x, y, x * x, x * y, y * y];

/** Solves a · x = b by elimination with pivots; both are changed. */
function solved(a: number[][], b: number[]): number[] {
  const n = b.length;
  const at = (row: number, column: number): number => a[row]?.[column] ?? 0;
  for (let column = 0; column < n; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < n; row += 1) if (Math.abs(at(row, column)) > Math.abs(at(pivot, column))) pivot = row;
    [a[column], a[pivot]] = [a[pivot] ?? [], a[column] ?? []];
    [b[column], b[pivot]] = [b[pivot] ?? 0, b[column] ?? 0];
    for (let row = 0; row < n; row += 1) {
      if (row === column) continue;
      const by = at(row, column) / (at(column, column) || 1e-9);
      a[row] = (a[row] ?? []).map((value, index) => value - by * at(column, index));
      b[row] = (b[row] ?? 0) - by * (b[column] ?? 0);
    }
  }
  return b.map((value, row) => value / (at(row, row) || 1e-9));
}

interface Sample {
  readonly terms: number[];
  readonly value: number;
}

function fitted(samples: readonly Sample[]): (terms: readonly number[]) => number {
  const a = Array.from({ length: TERMS }, () => Array.from({ length: TERMS }, () => 0));
  const b = Array.from({ length: TERMS }, () => 0);
  for (const { terms, value } of samples)
    terms.forEach((one, row) => {
      b[row] = (b[row] ?? 0) + one * value;
      const line = a[row] ?? [];
      terms.forEach((other, column) => (line[column] = (line[column] ?? 0) + one * other));
    });
  const weights = solved(a, b);
  return (terms) => terms.reduce((sum, term, at) => sum + term * (weights[at] ?? 0), 0);
}

/** The light on one channel of the paper, by what lies at the sides; null where that is no paper. */
function lightOf({ data, width, height }: Picture, part: number): ((terms: readonly number[]) => number) | null {
  const samples: Sample[] = [];
  for (let y = 0; y < height; y += STEP)
    for (let x = 0; x < width; x += STEP) {
      const [fx, fy] = [x / width, y / height];
      if (Math.min(fx, fy, 1 - fx, 1 - fy) < RIM) samples.push({ terms: termsAt(fx, fy), value: data[(y * width + x) * 3 + part] ?? 0 });
    }
  const first = fitted(samples);
  const near = samples.filter(({ terms, value }) => Math.abs(first(terms) - value) < 4 * NEAR);
  const light = fitted(near);
  const on = samples.filter(({ terms, value }) => Math.abs(light(terms) - value) < NEAR);
  return on.length > samples.length * LEAST_SHARE && light(termsAt(0.5, 0.5)) > LIGHT ? light : null;
}

/**
 * What was photographed on light paper, on another ground: the paper's light is taken out and the other's put in its
 * place, so that glass stays clear, hair is kept and the shadow stays. Null where the photograph is not on paper.
 */
export function onAnotherPaper(photograph: Picture, ground: Picture): Picture | null {
  const lights = [0, 1, 2].map((part) => lightOf(photograph, part));
  const { width, height } = photograph;
  const data = new Uint8Array(photograph.data.length);
  for (const [part, light] of lights.entries()) {
    if (light === null) return null;
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const at = (y * width + x) * 3 + part;
        const share = Math.min(LIGHTEST, (photograph.data[at] ?? 0) / Math.max(1, light(termsAt(x / width, y / height))));
        data[at] = Math.min(255, Math.round((ground.data[at] ?? 0) * share));
      }
  }
  return { data, width, height };
}
