import { expect, it } from "vitest";
import { rememberPath } from "./visited.ts";

const storage = (start?: string) => {
  const kept = new Map(start === undefined ? [] : [["visited_paths", start]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    list: () => JSON.parse(kept.get("visited_paths") ?? "null") as unknown,
  };
};

it("keeps the last five paths, newest first", () => {
  const store = storage();
  for (const path of ["/a", "/b", "/c", "/d", "/e", "/f"]) rememberPath(path, store);
  expect(store.list()).toEqual(["/f", "/e", "/d", "/c", "/b"]);
});

it("keeps a path once, where it was visited last", () => {
  const store = storage();
  for (const path of ["/a", "/b", "/a"]) rememberPath(path, store);
  expect(store.list()).toEqual(["/a", "/b"]);
});

it.each(["{", '"text"', "[1,2]", "null"])("begins anew where %s is kept", (broken) => {
  const store = storage(broken);
  rememberPath("/a", store);
  expect(store.list()).toEqual(["/a"]);
});
