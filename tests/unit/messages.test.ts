import { expect, it } from "vitest";
import { RESOURCES } from "../../app/i18n/resources.ts";
import { readSources } from "./page-source.ts";

const flat = (tree: object, path = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}${key}`, value] as [string, string]] : flat(value, `${path}${key}.`),
  );

const english = flat(RESOURCES.en.translation);
const chinese = new Map(flat(RESOURCES.zh.translation));
const sources = readSources();
const holes = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name).toSorted();

const isSaid = (key: string): boolean => sources.literals.has(key) || sources.patterns.some((pattern) => pattern.test(key));
const isUsed = (key: string): boolean =>
  isSaid(key) || [...sources.endings].some((ending) => key.endsWith(ending) && isSaid(key.slice(0, -ending.length)));

it("every message is used by a page", () => {
  const unused = english.map(([key]) => key.replace(/_(one|other)$/, "")).filter((key) => !isUsed(key));
  expect(unused).toEqual([]);
});

it("no page has words of its own in its markup", () => {
  expect(sources.hardCoded).toEqual([]);
});

it("a Chinese message has the values that its English one has", () => {
  for (const [key, text] of english) expect(holes(chinese.get(key) ?? ""), key).toEqual(holes(text));
});

it("Chinese sentences carry full-width punctuation", () => {
  const half = [...chinese].filter(([, text]) => /[\u4e00-\u9fff][,.;:!?()]|[,;!?()][\u4e00-\u9fff]/.test(text));
  expect(half).toEqual([]);
});

it("Chinese speaks to its reader as 你 throughout", () => {
  expect([...chinese].filter(([, text]) => text.includes("您"))).toEqual([]);
});

it("no message is empty", () => {
  expect([...english, ...chinese].filter(([, text]) => text.trim() === "")).toEqual([]);
});
