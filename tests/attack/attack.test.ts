import { expect, it } from "vitest";
import { tryAll } from "./attack.ts";
import { attackSuite } from "./suite.ts";

it("no attack of the tables gets through, and there are hundreds", async () => {
  const { tried, passed } = await attackSuite();
  expect(passed).toEqual([]);
  expect(tried).toBeGreaterThan(300);
});

it("an attack that gets through is told, and so is one that could not be tried", async () => {
  const broken = async (): Promise<null> => {
    throw new Error("no such host");
  };
  const outcome = await tryAll([
    { name: "held", run: async () => null },
    { name: "got", run: async () => "a file" },
    { name: "broken", run: broken },
  ]);
  expect(outcome).toEqual({ tried: 3, passed: ["got: a file", "broken: it could not be tried: Error: no such host"] });
});
