import { expect, test } from "vitest";
import { sentencesOf } from "./sentences.ts";

test.each([
  ["It warms for 1.5 hours. The lid locks!", ["It warms for 1.5 hours.", "The lid locks!"]],
  ["独立隔层放得下15.6英寸笔记本，背部带固定带。重0.9公斤！", ["独立隔层放得下15.6英寸笔记本，背部带固定带。", "重0.9公斤！"]],
  ["Weighs approx. 2 kg. See shop.com for sizes.", ["Weighs approx. 2 kg.", "See shop.com for sizes."]],
  ["防水.轻便\n长25cm.适合女士", ["防水.", "轻便", "长25cm.", "适合女士"]],
  ['He said "it works." It does.', ['He said "it works."', "It does."]],
  ["", []],
])("%s", (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});
