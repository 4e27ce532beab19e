import { Converter } from "opencc-js/t2cn";

/** Radicals as characters of their own ("⼤电量"), which no face of text has: the character that they look like. */
const RADICALS = /[\u2f00-\u2fd5]/gu;

const converted = Converter({ from: "t", to: "cn" });

/** A text with its traditional characters in simplified form; the spoken language is the same. */
export const simplified = (text: string): string => converted(text.replace(RADICALS, (radical) => radical.normalize("NFKC")));
