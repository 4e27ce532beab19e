import { fill } from "../../locales/fill.ts";

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A text of the catalogue as a page shows it (locales/fill): a place that is given no value may hold any number or word. */
export const messagePattern = (text: string, values: Readonly<Record<string, string | number>> = {}): RegExp =>
  new RegExp(escaped(fill(text, values)).replace(/\\\{\\\{\w+\\\}\\\}/g, "\\S+"));
