/** A source of chance that a seed decides: numbers in 0…1, picks, and coins. */
export interface Chance {
  next(): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
  /** True with this probability. */
  coin(probability: number): boolean;
}

/** mulberry32 (Tommy Ettinger, public domain algorithm). */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    coin: (probability) => next() < probability,
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}
