import { expect, it } from "vitest";
import { asSaid, asWritten } from "./notes.ts";

const words = (...texts: string[]) => texts.map((text, at) => ({ text, start: at, end: at + 0.5 }));

it("a word is said as its note says, wherever it stands by itself", () => {
  expect(asSaid("SQL and MySQL, sql.", [["SQL", "sequel"]])).toBe("sequel and MySQL, sequel.");
  expect(asSaid("行长去银行", [["行长", "航掌"]])).toBe("航掌去银行");
  expect(asSaid("C++ (beta) costs $1", [["(beta)", "in $& beta"]])).toBe("C++ in $& beta costs $1");
});

it("captions show the word as it was written, over all the time that it takes to say", () => {
  const notes = [["Nginx", "engine x"]] as const;
  expect(asWritten(words("Use", "engine", "x.", "Engine", "oil"), notes)).toEqual([
    { text: "Use", start: 0, end: 0.5 },
    { text: "Nginx.", start: 1, end: 2.5 },
    { text: "Engine", start: 3, end: 3.5 },
    { text: "oil", start: 4, end: 4.5 },
  ]);
  expect(asWritten(words("航", "掌", "好"), [["行长", "航掌"]]).map(({ text }) => text)).toEqual(["行长", "好"]);
});
