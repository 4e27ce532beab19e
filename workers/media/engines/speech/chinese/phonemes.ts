import { pinyin } from "pinyin-pro";
import { englishWords } from "../english/phonemes.ts";
import { pauseOf, type SpokenWord } from "../spoken.ts";
import { mendPolyphones } from "./polyphones.ts";
import { syllable } from "./syllables.ts";
import { chineseWritten, type WrittenChinese } from "./written.ts";

/** The pinyin of every character of the Chinese readings, read together where nothing interrupts them. */
export function readings(words: readonly WrittenChinese[]): string[][] {
  const runs = words.reduce<string[]>((all, word, index) => {
    const joined = index > 0 && words[index - 1]?.after === "" && words[index - 1]?.english === "" && word.english === "";
    return joined ? [...all.slice(0, -1), (all.at(-1) ?? "") + word.han] : [...all, word.han];
  }, []);
  const read = runs.flatMap((run) => (run === "" ? [] : mendPolyphones(run, pinyin(run, { toneType: "num", type: "array" }))));
  let at = 0;
  return words.map((word) => {
    const from = at;
    at += [...word.han].length;
    return read.slice(from, at);
  });
}

async function symbols(word: WrittenChinese, read: readonly string[]): Promise<string> {
  if (word.english === "") return read.map(syllable).join("");
  return (await englishWords(word.english, "en-US")).map(({ phonemes }) => phonemes).join(" ");
}

/** A Chinese text (with English words, numbers and prices inside) as spoken words, in order. */
export async function chineseWords(text: string): Promise<SpokenWord[]> {
  const words = chineseWritten(text.normalize("NFC"));
  const read = readings(words);
  const spoken = await Promise.all(
    words.map(async (word, index) => ({
      text: word.text,
      phonemes: await symbols(word, read[index] ?? []),
      ...pauseOf(word.after),
    })),
  );
  return spoken.filter(({ phonemes }) => phonemes !== "");
}
