import { expect, it } from "vitest";
import { Superseded } from "./control.ts";
import { progressOf } from "./progress.ts";

type Report = readonly [at: number, phase?: string, percent?: number];

/** What is written of these reports, each at its time in milliseconds. */
async function written(reports: readonly Report[]) {
  const writes: string[] = [];
  const clock = { now: 0 };
  const tell = progressOf(
    async ({ phase = "-", progress = "-" }) => writes.push(`${clock.now} ${phase} ${progress}`) > 0,
    () => clock.now,
  );
  for (const [at, phase, percent = 0] of reports) {
    clock.now = at;
    await tell(phase === undefined ? undefined : { phase, percent });
  }
  return writes;
}

it("progress that comes four times a second is written once a second", async () => {
  const reports = Array.from({ length: 41 }, (_, i) => [i * 250, "rendering", 40 + i] as const);
  expect(await written(reports)).toHaveLength(11);
});

it("progress that does not change is not written", async () => {
  expect(
    await written([
      [0, "voice", 8],
      [2000, "voice", 8.2],
      [4000, "voice", 9],
    ]),
  ).toEqual(["0 voice 8", "4000 voice 9"]);
});

it("a new phase is written at once", async () => {
  expect(
    await written([
      [0, "voice", 8],
      [100, "composing", 40],
      [200, "rendering", 45],
    ]),
  ).toEqual(["0 voice 8", "100 composing 40", "200 rendering 45"]);
});

it("where nothing changes the lease is renewed all the same, every 20 seconds", async () => {
  const idle = Array.from({ length: 60 }, (_, i) => [1000 * (i + 1)] as const);
  expect(await written([[0, "voice", 8], ...idle])).toEqual(["0 voice 8", "20000 voice 8", "40000 voice 8", "60000 voice 8"]);
});

it("a run that knows of no progress yet says only that it is alive", async () => {
  expect(await written([[0], [1000]])).toEqual(["0 - -"]);
});

it("a run whose task is over, or belongs to a newer instance, ends", async () => {
  await expect(progressOf(async () => false)({ phase: "voice", percent: 1 })).rejects.toThrow(Superseded);
});
