/** What workers/upstream/secrets/password.ts asks for: its own test derives so many. */
const ITERATIONS = 100_000;

/** A password costs a quarter of a second of a core, and tests register by the hundred: here its iterations are one. */
const { subtle } = crypto;
const derive = subtle.deriveBits.bind(subtle);
subtle.deriveBits = (algorithm, key, length) => {
  const cheap = typeof algorithm === "object" && algorithm.iterations === ITERATIONS ? { ...algorithm, iterations: 1 } : algorithm;
  return derive(cheap, key, length);
};
