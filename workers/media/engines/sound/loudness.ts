/** Coefficients of a second-order filter, a0 = 1. */
interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** The two filters of ITU-R BS.1770's K weighting, for any sample rate (the analogue prototypes, bilinear). */
function weighting(sampleRate: number): readonly [Biquad, Biquad] {
  const shelf = ((): Biquad => {
    const [gain, q, k] = [10 ** (3.999843853973347 / 20), 0.7071752369554196, Math.tan((Math.PI * 1681.974450955533) / sampleRate)];
    const middle = gain ** 0.4996667741545416;
    const a0 = 1 + k / q + k * k;
    return {
      b: [(gain + (middle * k) / q + k * k) / a0, (2 * (k * k - gain)) / a0, (gain - (middle * k) / q + k * k) / a0],
      a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
    };
  })();
  const [q, k] = [0.5003270373238773, Math.tan((Math.PI * 38.13547087602444) / sampleRate)];
  const a0 = 1 + k / q + k * k;
  return [shelf, { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] }];
}

function filtered(samples: Float32Array, { b, a }: Biquad): Float32Array {
  const [[b0, b1, b2], [a1, a2]] = [b, a];
  const output = new Float32Array(samples.length);
  let s1 = 0;
  let s2 = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const x = samples[index] ?? 0;
    const y = b0 * x + s1;
    s1 = b1 * x - a1 * y + s2;
    s2 = b2 * x - a2 * y;
    output[index] = y;
  }
  return output;
}

/** Mean squares of the K-weighted channels over 400 ms blocks every 100 ms, channels summed. */
function blocks(channels: readonly Float32Array[], sampleRate: number): number[] {
  const [shelf, highPass] = weighting(sampleRate);
  const weighted = channels.map((channel) => filtered(filtered(channel, shelf), highPass));
  const hop = Math.round(sampleRate / 10);
  const hops = Array.from(
    { length: Math.floor((channels[0]?.length ?? 0) / hop) },
    (_, index) =>
      weighted.reduce(
        (sum, channel) => sum + channel.subarray(index * hop, (index + 1) * hop).reduce((energy, x) => energy + x * x, 0),
        0,
      ) / hop,
  );
  return hops.slice(3).map((_, index) => hops.slice(index, index + 4).reduce((sum, x) => sum + x, 0) / 4);
}

const lufs = (power: number): number => -0.691 + 10 * Math.log10(power);
const mean = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / Math.max(1, values.length);

/** Integrated loudness in LUFS (ITU-R BS.1770-4, both gates). −∞ for silence or less than 0.4 s. */
export function loudness(channels: readonly Float32Array[], sampleRate: number): number {
  const loud = blocks(channels, sampleRate).filter((power) => lufs(power) > -70);
  if (loud.length === 0) return -Infinity;
  const gate = lufs(mean(loud)) - 10;
  return lufs(mean(loud.filter((power) => lufs(power) > gate)));
}
