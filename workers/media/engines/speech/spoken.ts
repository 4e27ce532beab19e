/** A word as it is written, and how it sounds. */
export interface SpokenWord {
  /** As in the text, with the punctuation that touches it. */
  readonly text: string;
  /** Kokoro symbols, without pauses. */
  readonly phonemes: string;
  /** The pause after it as one Kokoro punctuation symbol, or "". */
  readonly pause: string;
  /** Whether a sentence ends here. */
  readonly ends: boolean;
}

const PAUSES: readonly [RegExp, string][] = [
  [/[?？]/, "?"],
  [/[!！]/, "!"],
  [/…|\.\.\./, "…"],
  [/[.。\n]/, "."],
  [/[;；]/, ";"],
  [/[:：]/, ":"],
  [/[—–]/, "—"],
  [/[,，、]/, ","],
];

/** The pause that a run of punctuation asks for. */
export function pauseOf(punctuation: string): { pause: string; ends: boolean } {
  const pause = PAUSES.find(([pattern]) => pattern.test(punctuation))?.[1] ?? "";
  return { pause, ends: pause !== "" && ".!?…".includes(pause) };
}
