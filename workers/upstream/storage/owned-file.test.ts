import { expect, it } from "vitest";
import { playKey, posterKey } from "../files/keys.ts";
import { ownedFile } from "./owned-file.ts";

const upload = "u/abc/m/0123456789abcdef";

it.each([upload, posterKey(upload), playKey(upload), "u/abc/ad/task1.mp4", "u/abc/0a1b2c3d-cutout.webp"])(
  "%j is in the folder of its owner",
  (key) => {
    expect(ownedFile(key)).toEqual({ key, owner: "abc" });
  },
);

it.each(["", "u/", "u/abc", "u/abc/", "backup/abc/m/1", "u/abc/other/1"])("%j is not for the sweep", (key) => {
  expect(ownedFile(key)).toBeNull();
});
