import { adSeconds, MOST_FILL } from "../../../timeline/compose/pauses.ts";
import { LENGTH_TOLERANCE, SPEECH_RATE, type ScriptLength } from "./script.ts";
import type { ScriptLanguage } from "../product.ts";

/** Units that a digit takes, with the words between digits: measured on the built-in voices (0.42 and 0.32 s). */
const DIGIT = { en: 1.1, zh: 1.35 } as const;

const digitsOf = (text: string): number => text.match(/\d/g)?.length ?? 0;

/** Spoken units of an English text: words, a number by its digits. */
const englishUnits = (text: string): number => {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? [];
  return words.reduce((sum, word) => sum + Math.max(1, digitsOf(word) * DIGIT.en), 0);
};

/** Spoken units of a Chinese text: characters and digits; a Latin word takes about two. */
const chineseUnits = (text: string): number => {
  const han = (text.match(/\p{Script=Han}/gu)?.length ?? 0) + digitsOf(text) * DIGIT.zh;
  const words = text.match(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]+/gu)?.length ?? 0;
  return han + 2 * words;
};

/** Words (English) or characters (Chinese) that saying a text takes; see `SPEECH_RATE`. */
export const spokenUnits = (text: string, language: ScriptLanguage): number =>
  language === "zh" ? chineseUnits(text) : englishUnits(text);

/** Seconds that saying a text takes. */
export const spokenSeconds = (text: string, language: ScriptLanguage): number => spokenUnits(text, language) / SPEECH_RATE[language];

/** Seconds of the ad that clips of so many units make, as far as that can be known before they are spoken. */
export const estimatedAdSeconds = (clips: readonly { units: number }[], language: ScriptLanguage): number =>
  adSeconds(clips.map(({ units }) => units / SPEECH_RATE[language]));

/** The units that fit an ad: what to aim at, and the least and most that are allowed. */
export const unitBudget = (seconds: ScriptLength, language: ScriptLanguage) => {
  const target = seconds * SPEECH_RATE[language];
  return { target, min: target * (1 - LENGTH_TOLERANCE), max: target * (1 + LENGTH_TOLERANCE) };
};

/** Seconds of the ad that texts make, one clip each. */
export const secondsOfTexts = (texts: readonly string[], language: ScriptLanguage): number =>
  estimatedAdSeconds(
    texts.map((text) => ({ units: spokenUnits(text, language) })),
    language,
  );

/** How much longer than chosen an ad may come out without a word about it. */
export const MOST_OVER = 1.1;

/** About how long an ad of these texts lasts, filled with pictures as far as they go; and whether that is longer than chosen. */
export function lastsOf(clips: readonly { text: string }[], language: ScriptLanguage, length: number): { seconds: number; over: boolean } {
  const said = secondsOfTexts(
    clips.map(({ text }) => text),
    language,
  );
  return { seconds: Math.round(Math.max(said, Math.min(length, said * MOST_FILL))), over: said > length * MOST_OVER };
}
