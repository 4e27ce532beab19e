import type { NounRow } from "../entry.ts";

export const BOOKS_GOODS: readonly NounRow[] = [
  ["comic book", "漫画"],
  ["children's book", "童书"],
  ["activity book", "活动书"],
  ["audiobook", "有声书"],
  ["guidebook", "旅行指南", "travel guide"],
  ["dictionary", "词典"],
  ["poetry book", "诗集"],
  ["hardcover book", "精装书"],
  ["vinyl record", "黑胶唱片", "vinyl lp"],
  ["music cd", "音乐CD"],
  ["dvd", "DVD"],
];
