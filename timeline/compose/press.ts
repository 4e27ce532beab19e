import { move, type KeyInput } from "./keys.ts";

/** A button that springs in at 0, breathes, and is pressed at `at` (seconds from its start). */
export function pressed(at: number, length: number): KeyInput[] {
  const rest = Math.max(at + 0.5, length);
  return move(
    "scale",
    [0, 0],
    [0.5, 1, "spring"],
    [Math.max(0.55, at - 0.12), 1.03, "inOut"],
    [at, 0.9, "out"],
    [at + 0.28, 1.04, "outBack"],
    [rest, 1.08, "linear"],
  );
}

/** The ring that runs out from under the finger. */
export function ripple(at: number): KeyInput[] {
  return [
    ...move("scale", [at, 0.3], [at + 0.55, 1.3, "outExpo"]),
    ...move("opacity", [0, 0], [at - 0.01, 0, "hold"], [at, 0.9, "hold"], [at + 0.55, 0, "linear"]),
  ];
}
