/** The middle value; of an even number of values the upper of the two in the middle, of none 0. */
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
