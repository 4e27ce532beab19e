import { stripNoise } from "./clean.ts";

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Of a brand of so many words, "Liquid Force Kite", the first two are enough. */
const LONG = 3;

/** True when a name already says its brand, whatever the accents, hyphens and capitals. */
export const saysBrand = (name: string, brand: string): boolean => {
  const words = brand.split(/\s+/u);
  return plain(name).includes(plain(words.length >= LONG ? words.slice(0, LONG - 1).join(" ") : brand));
};

/** A brand as one says it: calm, without the firm's form; empty for "Unbranded" and the like. */
export const spokenBrand = (brand: string): string => {
  const clean = stripNoise(brand.slice(brand.lastIndexOf(":") + 1))
    .replace(/\s*[(（][^)）]*[)）]/g, "")
    .replace(/\b(inc|ltd|gmbh|llc|co|s\.?a|corp)\b\.?$/i, "")
    .replace(/[,\s]+$/, "");
  // A motto in the field of the brand, "You are breathtaking", is no name.
  if (/ (?:is|are|you|we|your|our) | (?:is|are|you|we)$/i.test(clean.slice(1))) return "";
  if (/^(unbranded|generic|no ?name|n\/a|none|unknown|does not apply|-+)?$/i.test(clean) || clean.length > 40) return "";
  if (clean.length <= 4 || clean !== clean.toUpperCase()) return clean;
  return clean
    .toLowerCase()
    .replace(/(^|[\s-])(\p{Ll})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase())
    .replace(/(?<=\b\p{L}')\p{Ll}/gu, (letter) => letter.toUpperCase());
};
