import { expect, it } from "vitest";
import type { TimelineDocument } from "../document.ts";
import { composePoster } from "./compose.ts";
import { composeFilm } from "./film.ts";

const textsOf = ({ tracks }: TimelineDocument): string[] =>
  tracks.flatMap(({ elements }) => elements).flatMap((one) => (one.type === "text" ? [one.text] : []));
const poster = (prompt: string) =>
  textsOf(composePoster({ id: "p", prompt, style: "woodtype", ratio: "1:1", seed: 3, picture: null, mark: "" }));

it("a small word is no line of its own: it would be the loudest of the bill", () => {
  expect(poster("Fresh bread at five\nBakery Nord")).toEqual(expect.arrayContaining(["Fresh", "bread", "at five"]));
  expect(poster("לחם טרי כל בוקר")).toEqual(expect.arrayContaining(["כל בוקר"]));
});

it("a Chinese clause begins a line of its own", () => {
  expect(poster("原厂配件，保修一年").some((line) => line.startsWith("保修"))).toBe(true);
});

it("one Chinese letter is no line of its own, not even the first", () => {
  expect(poster("前三天买一送一")).toEqual(expect.arrayContaining(["前三天", "买一送一"]));
});

it("a film says both clauses of a Chinese sentence in large type", () => {
  const lines = [{ text: "头春的龙井，三百克一罐", seconds: 3, voice: null }];
  for (const style of ["editorial", "deco", "swiss", "masthead"] as const) {
    const document = composeFilm({ id: "f", lines, style, ratio: "9:16", seed: 1, pictures: [], music: null, mark: "" });
    expect(textsOf(document)).toContain("头春的龙井\n三百克一罐");
  }
});
