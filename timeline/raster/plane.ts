/** A plane of values 0…1, row by row. */
export interface Plane {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
}

export const plane = (width: number, height: number, data = new Float32Array(width * height)): Plane => ({ data, width, height });

/** A plane of one value per pixel of another. */
export function mapped({ data, width, height }: Plane, change: (value: number, index: number) => number): Plane {
  const target = new Float32Array(data.length);
  for (let index = 0; index < target.length; index += 1) target[index] = change(data[index] ?? 0, index);
  return { data: target, width, height };
}

export const clamped = (value: number): number => Math.min(1, Math.max(0, value));

/** 0 below `low`, 1 above `high`, smooth between. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = clamped((value - low) / (high - low));
  return t * t * (3 - 2 * t);
}

function boxRows({ data, width, height }: Plane, radius: number): Plane {
  const target = new Float32Array(data.length);
  for (let row = 0; row < data.length; row += width) {
    let [sum, count] = [0, 0];
    for (let x = 0; x < Math.min(radius, width); x += 1) {
      sum += data[row + x] ?? 0;
      count += 1;
    }
    for (let x = 0; x < width; x += 1) {
      if (x + radius < width) {
        sum += data[row + x + radius] ?? 0;
        count += 1;
      }
      if (x > radius) {
        sum -= data[row + x - radius - 1] ?? 0;
        count -= 1;
      }
      target[row + x] = sum / count;
    }
  }
  return { data: target, width, height };
}

/** The same along the columns, row by row: a sum for each column goes down with them. */
function boxColumns({ data, width, height }: Plane, radius: number): Plane {
  const target = new Float32Array(data.length);
  const sums = new Float64Array(width);
  let count = 0;
  for (let y = -radius; y < height; y += 1) {
    const [into, out] = [(y + radius) * width, (y - radius - 1) * width];
    if (y + radius < height) {
      for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + (data[into + x] ?? 0);
      count += 1;
    }
    if (out >= 0) {
      for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) - (data[out + x] ?? 0);
      count -= 1;
    }
    if (y >= 0) for (let x = 0; x < width; x += 1) target[y * width + x] = (sums[x] ?? 0) / count;
  }
  return { data: target, width, height };
}

/** The mean over a square of 2·radius + 1 pixels, smaller at the edges. */
export const boxBlur = (source: Plane, radius: number): Plane => boxColumns(boxRows(source, radius), radius);
