/** A line to the person at the terminal; on stderr, so that a command's own output stays clean. */
export const say = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** What failed, in the words of its error; a stack says nothing to who runs a command. */
export const sayFailure = (error: unknown): void => say(`✗ ${error instanceof Error ? error.message : String(error)}`);

/** Runs a named piece of the set-up and says how long it took, unless it was nothing. */
export async function piece<T>(title: string, work: () => Promise<T> | T): Promise<T> {
  const start = performance.now();
  const value = await work();
  const seconds = (performance.now() - start) / 1000;
  if (seconds > 0.5) say(`✓ ${title} (${seconds.toFixed(1)} s)`);
  return value;
}

/** A set-up step that cannot go on: what is missing, and the command that mends it. */
export class SetupError extends Error {}
