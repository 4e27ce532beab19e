import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import { z } from "zod";
import { json } from "../../db/schema/json.ts";
import { versioned } from "../../db/schema/versioned.ts";

const size = z.object({ width: z.number(), height: z.number(), unit: z.enum(["px", "pt"]) });
const square = z.object({ side: z.number() });
const withSides = (older: unknown) => {
  const { side } = square.parse(older);
  return { width: side, height: side };
};
const withUnit = (older: unknown) => ({ ...z.looseObject({}).parse(older), unit: "px" });

const { shape } = sqliteTable("shape", { id: text("id").primaryKey(), shape: json("shape", versioned(size, [withSides, withUnit])) });
const read = (stored: unknown) => shape.mapFromDriverValue(JSON.stringify(stored));
const now = { width: 2, height: 2, unit: "px" } as const;

it("writes a value with the newest version, and reads it as it was", () => {
  const stored = shape.mapToDriverValue(now);
  expect(JSON.parse(String(stored))).toEqual({ v: 2, value: now });
  expect(shape.mapFromDriverValue(String(stored))).toEqual(now);
});

it.each([
  ["from before there were versions", { side: 2 }],
  ["of version 0", { v: 0, value: { side: 2 } }],
  ["of version 1", { v: 1, value: { width: 2, height: 2 } }],
])("brings a row %s up to date", (_, stored) => {
  expect(read(stored)).toEqual(now);
});

it.each([
  ["of a later release", { v: 3, value: now }],
  ["that does not fit its version", { v: 2, value: { side: 2 } }],
  ["that nobody wrote", "side"],
])("refuses a row %s", (_, stored) => {
  expect(() => read(stored)).toThrow(z.ZodError);
});
