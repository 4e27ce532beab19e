import { expect, test } from "vitest";
import { speakersOn } from "./speakers.ts";

const GB = 1024 ** 3;

test.each([
  [
    { cores: 1, memory: 64 * GB },
    { speakers: 1, threads: 1 },
  ],
  [
    { cores: 2, memory: 4 * GB },
    { speakers: 1, threads: 2 },
  ],
  [
    { cores: 2, memory: 8 * GB },
    { speakers: 2, threads: 1 },
  ],
  [
    { cores: 3, memory: 8 * GB },
    { speakers: 2, threads: 1 },
  ],
  [
    { cores: 16, memory: 64 * GB },
    { speakers: 2, threads: 2 },
  ],
])("%j has %j: never more threads than cores, and two speakers only where there is room", (machine, expected) => {
  expect(speakersOn(machine)).toEqual(expected);
});
