/** Between facts on one line: where the line breaks, it is after the dot, so that none begins with it. */
export const DOT = "\u00a0· ";
