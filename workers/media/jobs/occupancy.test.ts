import { expect, test } from "vitest";
import { registry } from "../handlers.ts";
import { occupancy, standingStill } from "./occupancy.ts";

const NOW = 10_000_000;
const ago = (seconds: number) => NOW - seconds * 1000;

test("a lane counts the jobs of all its kinds, and how long the oldest have run and waited", () => {
  const lanes = occupancy(
    registry,
    [
      { kind: "picture", lane: "vision", submitted: ago(9), started: ago(7) },
      { kind: "presenter", lane: "vision", submitted: ago(8), started: null },
      { kind: "picture", lane: "vision", submitted: ago(2), started: null },
    ],
    NOW,
  );
  expect(lanes["vision"]).toEqual({
    running: 1,
    queued: 2,
    places: registry.picture.places,
    oldest_running_seconds: 7,
    oldest_queued_seconds: 8,
  });
  expect(lanes["render"]).toEqual({ running: 0, queued: 0, places: 1, oldest_running_seconds: 0, oldest_queued_seconds: 0 });
});

test("a lane that is merely busy does not stand still, however long its queue", () => {
  const queue = Array.from({ length: 100 }, () => ({ kind: "render", lane: "render", submitted: ago(5000), started: null }) as const);
  expect(standingStill(registry, [{ kind: "render", lane: "render", submitted: ago(5000), started: ago(3599) }, ...queue], NOW)).toEqual(
    [],
  );
});

test("a job past its limit, and one that waits beside a free place, stand still", () => {
  expect(standingStill(registry, [{ kind: "render", lane: "render", submitted: ago(3700), started: ago(3700) }], NOW)).toEqual([
    "a render job has run for 3700 s; its limit is 3600 s",
  ]);
  expect(standingStill(registry, [{ kind: "music", lane: "music", submitted: ago(60), started: null }], NOW)).toEqual([
    "a job has waited 60 s beside a free place of music",
  ]);
});
