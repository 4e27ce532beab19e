/** What workers/upstream/secrets/password.ts asks for: its own test derives so many. */
const ITERATIONS = 100_000;

const { deriveBits } = SubtleCrypto.prototype;

/** A password costs a tenth of a second of a core, and tests register by the hundred: here its iterations are one. */
crypto.subtle.deriveBits = (algorithm, key, length) => {
  const isCostly = typeof algorithm === "object" && "iterations" in algorithm && algorithm.iterations === ITERATIONS;
  return deriveBits.call(crypto.subtle, isCostly ? { ...algorithm, iterations: 1 } : algorithm, key, length);
};
