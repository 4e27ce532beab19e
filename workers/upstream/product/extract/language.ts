/** Scripts that tell the language by themselves. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\u3040-\u30ff]/g, "ja"],
  [/[\uac00-\ud7af]/g, "ko"],
  [/[\u4e00-\u9fff]/g, "zh"],
  [/[\u0e00-\u0e7f]/g, "th"],
  [/[\u0590-\u05ff]/g, "he"],
  [/[\u0600-\u06ff]/g, "ar"],
  [/[\u0370-\u03ff]/g, "el"],
  [/[іїєґ]/gi, "uk"],
  [/[\u0400-\u04ff]/g, "ru"],
  [/[\u0900-\u097f]/g, "hi"],
];
/** Small words that hardly any other language has. */
const WORDS: readonly (readonly [string, string])[] = [
  ["en", "the and with for your this you are from"],
  ["de", "und der die das mit für ist nicht auf"],
  ["fr", "les des avec pour une dans est votre sur"],
  ["es", "los las con para una por del más su"],
  ["pt", "não com para uma dos das você mais em"],
  ["it", "gli della con per una sono più il di"],
  ["nl", "het een met voor van niet zijn ook op"],
  ["pl", "nie jest dla się oraz przez na z"],
  ["sv", "och för med som till av är"],
  ["sk", "pre je sa alebo pri nie ako"],
  ["cs", "pro jsou nebo není jako při se"],
  ["tr", "ve için ile bir bu olarak"],
  ["da", "og til med er på af ikke"],
  ["vi", "và của cho với không được"],
  ["id", "dan yang untuk dengan ini"],
];

/** A guess at a text's language for pages that do not say theirs: BCP 47, `""` for too little text. */
export function guessLanguage(text: string): string {
  const sample = text.slice(0, 6000);
  const script = SCRIPTS.find(([signs]) => (sample.match(signs)?.length ?? 0) > sample.length * 0.08);
  if (script) return script[1];
  const counts = new Map<string, number>();
  for (const word of sample.toLowerCase().match(/\p{L}+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  const scored = WORDS.map(([language, words]) => ({
    language,
    hits: words.split(" ").reduce((sum, word) => sum + Math.min(12, counts.get(word) ?? 0), 0),
  }));
  const [best] = scored.toSorted((a, b) => b.hits - a.hits);
  return best && best.hits >= 4 ? best.language : "";
}
