import { expect, it } from "vitest";
import { AVATAR_MODEL, FACE_SWAP_MODEL, MODELS } from "./index.ts";
import { modelCost, runUnits } from "./units.ts";

const RUN = { mode: "text", count: 1, pictures: 0, seconds: 8 };

it.each([
  ["each picture of a prompt", { ...RUN, makes: "image", model: "built-in/poster", count: 4 }, 4],
  [
    "each picture that is made over, whatever the count says",
    { ...RUN, makes: "image", mode: "image", model: "built-in/poster", pictures: 2 },
    2,
  ],
  ["two pictures that become one", { ...RUN, makes: "image", mode: "blend", model: "built-in/poster", pictures: 2 }, 1],
  ["a film of each picture by its seconds", { ...RUN, makes: "video", mode: "image", model: "built-in/motion", pictures: 3 }, 24],
  ["one film between two frames", { ...RUN, makes: "video", mode: "frames", model: "built-in/motion", count: 3 }, 8],
] as const)("counts %s", (_what, run, units) => {
  expect(runUnits(run)).toBe(units);
});

it("costs a credit at least, and whole ones", () => {
  expect([0.01, 4.2, 24].map((units) => modelCost({ credits: 0.6 }, units))).toEqual([1, 3, 15]);
});

it("every model of a provider's says what its provider asks for, or is one of those of which nobody has told", () => {
  const untold = MODELS.filter(({ provider, dollars }) => provider !== "built-in" && dollars === undefined);
  expect(untold.map(({ id }) => id)).toEqual([AVATAR_MODEL, FACE_SWAP_MODEL]);
});
