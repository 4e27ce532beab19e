import { expect, it } from "vitest";
import { modelOf, MODELS } from "./index.ts";
import { modelsNow } from "./state.ts";

const ENDS = MODELS.flatMap(({ id, makes, retired }) => (retired ? [{ id, makes, ...retired }] : []));
const stateOn = (today: string, id: string) =>
  modelsNow({ has: () => true, changes: [{ id, enabled: true }], today }).find((model) => model.id === id)?.state;

it("a model goes on until the day that it ends", () => {
  expect(["2026-11-30", "2026-12-01"].map((day) => stateOn(day, "openai/gpt-image-1-mini"))).toEqual(["available", "retired"]);
});

it.each(ENDS)("what goes on in the place of $id makes the same, and does not end with it", ({ on, by, makes }) => {
  expect(modelOf(by)?.makes).toBe(makes);
  expect(stateOn(on, by)).toBe("available");
});
