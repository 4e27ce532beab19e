/** Comments on a timeline, at most. */
export const MOST_COMMENTS = 200;
/** Characters of one. */
export const MOST_COMMENT = 1000;
