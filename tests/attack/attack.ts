/** One try to get what is not one's own. */
export interface Attack {
  name: string;
  /** What was got; null where the product held. */
  run(): Promise<string | null>;
}

export interface Outcome {
  tried: number;
  /** Each attack that got through, and what it got. */
  passed: string[];
}

/** So many at once: a browser's worth of connections. */
const LANES = 6;

/** Tries each once. One that cannot be made at all counts as passed: a suite that fails to attack proves nothing. */
export async function tryAll(attacks: readonly Attack[]): Promise<Outcome> {
  const passed: string[] = [];
  const waiting = [...attacks];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { name, run } = next;
      const got = await run().catch((error: unknown) => `it could not be tried: ${String(error)}`);
      if (got !== null) passed.push(`${name}: ${got}`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return { tried: attacks.length, passed };
}
