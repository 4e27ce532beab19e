import { expect, it } from "vitest";
import { sparingly } from "./progress.ts";

function told(reports: readonly (readonly [at: number, step: string, percent: number])[]) {
  const writes: string[] = [];
  let time = 0;
  const tell = sparingly(
    async (step, percent) => void writes.push(`${time} ${step} ${percent}`),
    () => time,
  );
  for (const [at, step, percent] of reports) {
    time = at;
    void tell(step, percent);
  }
  return writes;
}

it("progress that comes four times a second is written once a second", () => {
  const reports = Array.from({ length: 41 }, (_, i) => [i * 250, "rendering", 40 + i] as const);
  expect(told(reports)).toHaveLength(11);
});

it("progress that does not change is not written", () => {
  expect(
    told([
      [0, "voice", 8],
      [2000, "voice", 8.2],
      [4000, "voice", 9],
    ]),
  ).toEqual(["0 voice 8", "4000 voice 9"]);
});

it("a new step is written at once", () => {
  expect(
    told([
      [0, "voice", 8],
      [100, "composing", 40],
      [200, "rendering", 45],
    ]),
  ).toEqual(["0 voice 8", "100 composing 40", "200 rendering 45"]);
});
