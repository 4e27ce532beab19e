import { type SpecKind, specKind } from "./labels.ts";

/** A row "label: value" of a specification. */
export const LABELLED = /^([^:：]{1,60}?)\s*[:：]\s*(\S[^\n]{0,120})$/u;

/** The kind of a row; undefined where it is none, or its label is not known. */
export const rowKind = (text: string): SpecKind | undefined => {
  const [, label = ""] = LABELLED.exec(text.trim()) ?? [];
  return label === "" ? undefined : specKind(label);
};
