import { describe, expect, it } from "vitest";
import { extractProduct } from "../index.ts";

const colorsOf = (head: string): string[] =>
  extractProduct(`<html><head><title>Earbuds</title>${head}</head><body><h1>Earbuds</h1></body></html>`, "https://shop.example/p")
    .brand_colors;

describe("a brand's colours", () => {
  it.each([
    ["the theme of the page", `<meta name="theme-color" content="#0b5fff">`, ["#0b5fff"]],
    ["short and in capitals", `<meta name="theme-color" content="#F30">`, ["#ff3300"]],
    ["channels", `<meta name="theme-color" content="rgb(200, 30, 60)">`, ["#c81e3c"]],
    ["a pinned tab's", `<link rel="mask-icon" href="/m.svg" color="#c8102e">`, ["#c8102e"]],
    [
      "what a generator of icons wrote",
      `<meta name="msapplication-TileColor" content="#2B5797"><link rel="mask-icon" color="#5bbad5">`,
      [],
    ],
    ["a style's variables", `<style>:root{--color-primary: 31, 95, 208; --brand:#e4002b}</style>`, ["#1f5fd0", "#e4002b"]],
    ["black, white and grey are nobody's", `<meta name="theme-color" content="#fff"><style>:root{--accent:#333a3c}</style>`, []],
    ["words and scripts are no colours", `<meta name="theme-color" content="url(javascript:alert(1))">`, []],
  ])("%s", (_title, head, colors) => {
    expect(colorsOf(head)).toEqual(colors);
  });
});
