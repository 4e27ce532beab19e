import { expect, it } from "vitest";
import { z } from "zod";
import { fieldsOf } from "./schema.ts";
import { inputFrom, problemsIn } from "./input.ts";

const input = z.object({
  text: z.string().trim().min(1).max(20),
  voice: z.enum(["a", "b"]),
  speed: z.number().min(0.5).max(2).default(1),
  loud: z.boolean().default(false),
  formats: z.array(z.enum(["wav", "mp3"])).default([]),
});

function posted(entries: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

it("a form's fields are those of the tool's input, with its limits and its choices", () => {
  expect(fieldsOf(input)).toEqual([
    { name: "text", type: "text", required: true, min: 1, max: 20, options: undefined, fallback: undefined },
    { name: "voice", type: "choice", required: true, min: undefined, max: undefined, options: ["a", "b"], fallback: undefined },
    { name: "speed", type: "number", required: false, min: 0.5, max: 2, options: undefined, fallback: 1 },
    { name: "loud", type: "boolean", required: false, min: undefined, max: undefined, options: undefined, fallback: false },
    { name: "formats", type: "choices", required: false, min: undefined, max: undefined, options: ["wav", "mp3"], fallback: [] },
  ]);
});

it("what was posted becomes the input, each field by its type", () => {
  const form = posted([
    ["text", " Hello "],
    ["voice", "b"],
    ["speed", "1.5"],
    ["loud", "on"],
    ["formats", "wav"],
    ["formats", "mp3"],
    ["other", "x"],
  ]);
  expect(inputFrom(input, form)).toEqual({ text: " Hello ", voice: "b", speed: 1.5, loud: true, formats: ["wav", "mp3"] });
  expect(
    inputFrom(
      input,
      posted([
        ["text", "x"],
        ["speed", ""],
      ]),
    ),
  ).toEqual({ text: "x", loud: false, formats: [] });
});

it("a table is posted column by column; rows in which no number was typed are none", () => {
  const table = z.object({
    boxes: z.array(z.object({ left: z.number().max(100), from: z.string().default(""), what: z.enum(["text", "mark"]) })).default([]),
  });
  expect(fieldsOf(table)[0]).toMatchObject({ name: "boxes", type: "rows", columns: [{ name: "left", type: "number", max: 100 }, {}, {}] });
  const rows = [
    ["10", "0:01", "text"],
    ["", "", "text"],
    ["200", "", "mark"],
  ];
  const form = posted(
    rows.flatMap(([left = "", from = "", what = ""]) => [
      ["boxes.left", left],
      ["boxes.from", from],
      ["boxes.what", what],
    ]),
  );
  const read = inputFrom(table, form);
  expect(read).toEqual({
    boxes: [
      { left: 10, from: "0:01", what: "text" },
      { left: 200, from: "", what: "mark" },
    ],
  });
  expect(problemsIn(table, read, "en")).toMatchObject([{ field: "boxes" }]);
});

it("what is wrong with it is said at its field, in the user's language", () => {
  const problems = problemsIn(input, { text: "x".repeat(21), voice: "c", speed: 9 }, "en");
  expect(problems.map(({ field }) => field)).toEqual(["text", "voice", "speed"]);
  expect(problems[0]?.text).toContain("20");
  expect(problemsIn(input, { text: "x", voice: "a" }, "zh")).toEqual([]);
});
