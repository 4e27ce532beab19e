import { pauseOf, type SpokenWord } from "../spoken.ts";
import { lookUp } from "./dictionary.ts";
import { homograph } from "./homographs.ts";
import { symbols, type Accent } from "./phones.ts";
import { loadSpellingModel } from "./spelling-model.ts";
import { writtenWords } from "./written.ts";

/** Words that carry no stress inside a sentence. */
const WEAK = new Set(
  "a an the of to and or in on at for it is as by be that this you your from with are was but if so we our us its can my i".split(" "),
);
const LETTERS: Readonly<Record<string, string>> = { A: "EY1", W: "D AH1 B AH0 L Y UW0", H: "EY1 CH", Z: "Z IY1" };

let model: Promise<(word: string) => string> | undefined;
const spellingModel = (): Promise<(word: string) => string> => (model ??= loadSpellingModel());

interface Voiced {
  readonly accent: Accent;
  readonly guess: (word: string) => string;
}

const startsWithVowel = (arpabet: string): boolean => /^\w+\d(?: |$)/.test(arpabet);

const spoken = (word: string, before: string, guess: Voiced["guess"]): string =>
  homograph(word, before) ?? lookUp(word) ?? guess(word.replace(/[^a-z]/g, ""));

function soundsOf(token: string, before: string, { accent, guess }: Voiced): string {
  if (token.startsWith("/")) return token.slice(1);
  if (/^[A-Z]$/.test(token)) return token === "Z" && accent === "en-GB" ? "Z EH1 D" : (LETTERS[token] ?? lookUp(token.toLowerCase()) ?? "");
  return spoken(token.toLowerCase(), before, guess);
}

/** Function words that change before a vowel, and "to". */
function weakForm(token: string, nextSounds: string): string | null {
  const vowel = startsWithVowel(nextSounds);
  if (token === "the") return vowel ? "ði" : "ðə";
  if (token === "a") return "ɐ";
  if (token === "to") return vowel || nextSounds === "" ? "tʊ" : "tə";
  return null;
}

/** An English text as spoken words, in order. */
export async function englishWords(text: string, accent: Accent): Promise<SpokenWord[]> {
  const voiced: Voiced = { accent, guess: await spellingModel() };
  const words = writtenWords(text);
  const tokens = words.flatMap((word, index) => word.tokens.map((token) => ({ token, index })));
  const sounds = tokens.map(({ token }, at) => soundsOf(token, tokens[at - 1]?.token ?? "", voiced));
  const heard = words.map(() => "");
  for (const [at, { token, index }] of tokens.entries()) {
    const symbol = weakForm(token, sounds[at + 1] ?? "") ?? symbols(sounds[at] ?? "", accent, !WEAK.has(token));
    const glue = heard[index] === "" || token.startsWith("/") ? "" : " ";
    heard[index] = `${heard[index] ?? ""}${glue}${symbol}`;
  }
  return words.map((word, index) => ({ text: word.text, phonemes: heard[index] ?? "", ...pauseOf(word.after) }));
}
