import { beforeEach, expect, it, vi } from "vitest";
import { findObjects } from "../../describe/objects.ts";
import { isAnimal } from "./animal.ts";

vi.mock("../../describe/objects.ts", () => ({ findObjects: vi.fn() }));
const looked = vi.mocked(findObjects);
beforeEach(() => void looked.mockReset());

const picture = { data: new Uint8Array(800 * 600 * 3), width: 800, height: 600 };
const face = { box: { x: 0.8, y: 0.05, width: 0.15, height: 0.3 } };

it.each([
  ["a dog and nobody", { dog: 0.5 }, true],
  ["a dog in somebody's arms", { dog: 0.7, person: 0.4 }, false],
  ["somebody with a cup", { person: 0.7, cup: 0.9 }, false],
  ["nothing that it knows", {}, false],
])("%s: told by what is seen around the face", async (_, kinds, is) => {
  looked.mockResolvedValue(new Map(Object.entries(kinds)));
  expect(await isAnimal(picture, face)).toBe(is);
  expect(looked.mock.calls[0]?.[0]).toMatchObject({ width: 512, height: 512 });
});
