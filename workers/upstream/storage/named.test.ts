import { expect, it } from "vitest";
import { posterKey } from "../files/keys.ts";
import { named } from "./named.ts";

it("an upload and the picture of it are named by the same row", () => {
  const key = "u/abc/m/0123456789abcdef";
  expect(named(key)).toEqual({ key, owner: "abc", media: key, task: "" });
  expect(named(posterKey(key))).toEqual({ key: posterKey(key), owner: "abc", media: key, task: "" });
});

it.each(["mp4", "jpg", "json"])("a film's .%s belongs to its task", (ending) => {
  expect(named(`u/abc/ad/task1.${ending}`)).toMatchObject({ owner: "abc", media: "", task: "task1" });
});

it("a product of work is named by no row", () => {
  expect(named("u/abc/0a1b2c3d-cutout.webp")).toEqual({ key: "u/abc/0a1b2c3d-cutout.webp", owner: "abc", media: "", task: "" });
});

it.each(["", "u/", "u/abc", "u/abc/", "backup/abc/m/1", "u/abc/other/1"])("%j is not for the sweep", (key) => {
  expect(named(key)).toBeNull();
});
