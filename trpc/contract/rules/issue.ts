import type { MessageKey } from "../../../locales/index.ts";

/** One broken rule: the field it is about, the message to show, and the numbers that the message names. */
export type RuleIssue = {
  field: string;
  key: MessageKey;
  params: Record<string, string | number>;
};

/** Length as a person counts it: code points after trimming, so an emoji or a Chinese character is one. */
export const countCharacters = (text: string): number => Array.from(text.trim()).length;
