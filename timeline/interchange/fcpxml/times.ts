import { TIMEBASE } from "../../time.ts";

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

/** Ticks as FCPXML says them: a fraction of seconds in lowest terms (`1001/30000s`), or whole seconds (`5s`). */
export function writeTime(ticks: number): string {
  const [value, base] = [BigInt(Math.round(ticks)), BigInt(TIMEBASE)];
  const by = divisor(value < 0n ? -value : value, base) || 1n;
  return base / by === 1n ? `${value / by}s` : `${value / by}/${base / by}s`;
}

/** The nearest tick of a time; null: it says none. All rates of film and television fall on ticks. */
export function readTime(text: string | undefined): number | null {
  const found = /^\s*(-?\d{1,24})(?:\/(\d{1,24}))?s\s*$/.exec(text ?? "");
  if (found) {
    const [value, base] = [BigInt(found[1] ?? "0") * BigInt(TIMEBASE), BigInt(found[2] ?? "1")];
    if (base === 0n) return null;
    const twice = (value * 2n + (value < 0n ? -base : base)) / (base * 2n);
    return Number(twice);
  }
  // Some programs write decimals.
  const decimal = /^\s*(-?\d{1,12}(?:\.\d{1,12})?)s?\s*$/.exec(text ?? "");
  return decimal ? Math.round(Number(decimal[1]) * TIMEBASE) : null;
}
