/** The messages that D1 raises from the ledger's own rules, wherever drizzle wraps them. */
const says = (error: unknown, words: string): boolean =>
  error instanceof Error && (error.message.includes(words) || says(error.cause, words));

/** The balance's CHECK refused: there are not enough credits. */
export const isOverdraft = (error: unknown): boolean => says(error, "balance_not_negative");

/** The reservation is closed already. */
export const isAlreadyClosed = (error: unknown): boolean => says(error, "ledger: no open reservation");
/** A task with this key was pushed before. */
export const isRepeatedRequest = (error: unknown): boolean => says(error, "UNIQUE constraint failed: task.request_key");
