interface Homograph {
  readonly verb: string;
  readonly other: string;
  /** Which one is meant where the word before does not tell. */
  readonly usual: "verb" | "other";
}

const pair = (verb: string, other: string, usual: "verb" | "other" = "other"): Homograph => ({ verb, other, usual });

const table: Readonly<Record<string, Homograph>> = {
  use: pair("Y UW1 Z", "Y UW1 S", "verb"),
  live: pair("L IH1 V", "L AY1 V", "verb"),
  close: pair("K L OW1 Z", "K L OW1 S"),
  lives: pair("L IH1 V Z", "L AY1 V Z"),
  record: pair("R IH0 K AO1 R D", "R EH1 K ER0 D"),
  present: pair("P R IH0 Z EH1 N T", "P R EH1 Z AH0 N T"),
  content: pair("K AH0 N T EH1 N T", "K AA1 N T EH0 N T"),
  perfect: pair("P ER0 F EH1 K T", "P ER1 F IH0 K T"),
  project: pair("P R AH0 JH EH1 K T", "P R AA1 JH EH0 K T"),
  object: pair("AH0 B JH EH1 K T", "AA1 B JH EH0 K T"),
  produce: pair("P R AH0 D UW1 S", "P R OW1 D UW0 S", "verb"),
  upgrade: pair("AH0 P G R EY1 D", "AH1 P G R EY2 D", "verb"),
  increase: pair("IH0 N K R IY1 S", "IH1 N K R IY2 S", "verb"),
  refund: pair("R IH0 F AH1 N D", "R IY1 F AH2 N D"),
  house: pair("HH AW1 Z", "HH AW1 S"),
  separate: pair("S EH1 P ER0 EY2 T", "S EH1 P ER0 AH0 T"),
  duplicate: pair("D UW1 P L AH0 K EY2 T", "D UW1 P L AH0 K AH0 T"),
  import: pair("IH0 M P AO1 R T", "IH1 M P AO2 R T"),
  transport: pair("T R AE0 N S P AO1 R T", "T R AE1 N S P AO2 R T"),
  read: pair("R IY1 D", "R EH1 D", "verb"),
  lead: pair("L IY1 D", "L EH1 D", "verb"),
  wind: pair("W AY1 N D", "W IH1 N D"),
  tear: pair("T EH1 R", "T IH1 R", "verb"),
  minute: pair("M AY0 N UW1 T", "M IH1 N AH0 T"),
};

const BEFORE_VERB = new Set(
  (
    "to will can could would should must may might you we they i don't doesn't didn't won't can't let please just never always ever " +
    "you'll we'll they'll and"
  ).split(" "),
);
const BEFORE_OTHER = new Set(
  (
    "the a an this that your our their my its his her in of for with by on from every each daily everyday any no one first home it's is are " +
    "so stay up per single new whole go be"
  ).split(" "),
);

/** The sounds of a word with two readings, chosen by the word before it; null for other words. */
export function homograph(word: string, before: string): string | null {
  const found = Object.hasOwn(table, word) ? table[word] : undefined;
  if (found === undefined) return null;
  if (BEFORE_OTHER.has(before)) return found.other;
  if (BEFORE_VERB.has(before)) return found.verb;
  return found[found.usual];
}
