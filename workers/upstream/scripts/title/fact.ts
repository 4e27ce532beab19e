/** A property as both languages say it; empty in one that cannot. */
export type NameFact = { zh: string; en: string };
