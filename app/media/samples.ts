const there: ReadonlySet<string> = new Set(import.meta.env.SAMPLES);

/** The address of a sample file of this build; null where it has not been made. */
export const sample = (path: string): string | null => (there.has(path) ? path : null);
