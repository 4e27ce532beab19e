/** How far the mouth is open, 0…1, for a symbol; consonants not named are nearly shut. */
const OPEN: Readonly<Record<string, number>> = {
  A: 0.5,
  I: 0.9,
  O: 0.6,
  W: 0.9,
  Y: 0.6,
  Q: 0.6,
  a: 0.95,
  ɑ: 1,
  ɒ: 0.9,
  æ: 0.85,
  ʌ: 0.7,
  ə: 0.4,
  ɐ: 0.6,
  ɛ: 0.6,
  e: 0.5,
  ɜ: 0.5,
  i: 0.25,
  ɪ: 0.3,
  ᵻ: 0.3,
  o: 0.6,
  ɔ: 0.75,
  u: 0.3,
  ʊ: 0.35,
  y: 0.25,
  ɨ: 0.25,
  ɤ: 0.5,
  ɚ: 0.5,
  p: 0,
  b: 0,
  m: 0,
  f: 0.08,
  v: 0.08,
  w: 0.2,
  ɥ: 0.2,
};
/** −1 rounded … 1 spread. */
const WIDE: Readonly<Record<string, number>> = {
  i: 1,
  ɪ: 0.8,
  ᵻ: 0.6,
  e: 0.8,
  A: 0.8,
  ɛ: 0.6,
  æ: 0.7,
  I: 0.6,
  ɨ: 0.6,
  s: 0.6,
  z: 0.6,
  j: 0.8,
  u: -0.9,
  ʊ: -0.6,
  o: -0.7,
  O: -0.8,
  Q: -0.7,
  w: -1,
  ɔ: -0.5,
  ɒ: -0.4,
  W: -0.4,
  Y: -0.6,
  y: -0.9,
  ɥ: -0.9,
  ʃ: -0.5,
  ʧ: -0.5,
  ʤ: -0.5,
  ʂ: -0.5,
};
const NEARLY_SHUT = 0.18;
const SILENT = " ;:,.!?—…";
/** Stress, length, tone, aspiration: they prolong the sound before them. */
const MARKS = "ˈˌːʰʲ→↗↓↘";

/** Whether a symbol is a pause. */
export const isSilent = (symbol: string): boolean => SILENT.includes(symbol);
/** Whether a symbol says that the vowel after it is stressed. */
export const isStress = (symbol: string): boolean => symbol === "ˈ" || symbol === "ˌ";
/** Whether a symbol only prolongs the one before it. */
export const isMark = (symbol: string): boolean => MARKS.includes(symbol);

/** The mouth's shape for a symbol. */
export function mouthShape(symbol: string): { open: number; wide: number } {
  if (isSilent(symbol)) return { open: 0, wide: 0 };
  return { open: OPEN[symbol] ?? NEARLY_SHUT, wide: WIDE[symbol] ?? 0 };
}
