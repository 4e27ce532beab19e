/** Control characters, and signs that turn the direction of a line. */
export const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
