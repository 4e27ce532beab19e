import { beforeEach, expect, it, vi } from "vitest";
import { findObjects } from "../../describe/objects.ts";
import { ownerOf } from "./around.ts";

vi.mock("../../describe/objects.ts", () => ({ findObjects: vi.fn() }));
const looked = vi.mocked(findObjects);
beforeEach(() => void looked.mockReset());

const picture = { data: new Uint8Array(800 * 600 * 3), width: 800, height: 600 };
const face = { box: { x: 0.8, y: 0.05, width: 0.15, height: 0.3 } };
const kinds = (of: Record<string, number>) => new Map(Object.entries(of));

it.each([
  ["a dog and nobody", { dog: 0.5 }, "animal"],
  ["a dog in somebody's arms", { dog: 0.7, person: 0.4 }, "person"],
  ["somebody with a cup", { person: 0.7, cup: 0.9 }, "person"],
  ["a face in the lens of a camera", { person: 0.37 }, "nobody"],
  ["nothing that it knows", {}, "nobody"],
] as const)("%s: told by what is seen around the face", async (_, seen, owner) => {
  looked.mockResolvedValue(kinds(seen));
  expect(await ownerOf(picture, face)).toBe(owner);
  expect(looked.mock.calls[0]?.[0]).toMatchObject({ width: 512, height: 512 });
});

it("somebody who is seen with more of what is around them is a person: a small figure in a painting", async () => {
  looked.mockResolvedValueOnce(kinds({ person: 0.35 })).mockResolvedValueOnce(kinds({ person: 0.59 }));
  expect(await ownerOf(picture, face)).toBe("person");
  expect(looked).toHaveBeenCalledTimes(2);
});
