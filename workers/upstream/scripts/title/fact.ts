/** A property as both languages say it; empty in one that cannot. */
export type NameFact = { zh: string; en: string };

/** A property with what an expression caught in it: `{1}` is the first group. */
export const factFrom = (match: RegExpExecArray, { zh, en }: NameFact): NameFact => {
  const filled = (said: string): string => said.replace(/\{(\d)\}/gu, (_, group: string) => match[Number(group)] ?? "");
  return { zh: filled(zh), en: filled(en) };
};
