/** Clips of one file that are read, at most: what is more is no cut of an ad, and a file made to keep a reader busy. */
export const MOST_CLIPS = 3000;
