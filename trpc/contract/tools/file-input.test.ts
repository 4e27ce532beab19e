import { expect, it } from "vitest";
import { UPLOAD_RULES } from "../rules/uploads.ts";
import { artifactReference, assetReference, fileInput, fileInputs, fileReference, sampleReference } from "./file-input.ts";

it("a file is named by its asset, by the artifact of a task, as a sample of ours, or by an address", () => {
  expect(fileReference(assetReference("a1b2"))).toEqual({ from: "asset", id: "a1b2" });
  expect(fileReference(artifactReference("t1-00", "cutout-1"))).toEqual({ from: "task", id: "t1-00", name: "cutout-1" });
  expect(fileReference(sampleReference("bottle/packshot.jpg"))).toEqual({ from: "sample", path: "bottle/packshot.jpg" });
  expect(fileReference("https://shop.example/a.jpg?x=1")).toEqual({ from: "address", url: "https://shop.example/a.jpg?x=1" });
});

it("nothing else names one: no other scheme, no key, no path, no space", () => {
  const wrong = [
    "",
    "a.jpg",
    "asset:",
    "asset:../x",
    "task:t1",
    "task:t1/",
    "task:t1/a/b",
    "http://a.example/a.jpg",
    "sample:../secret.jpg",
    "sample:bottle",
    "sample://a.example/a.jpg",
    "file:///etc/passwd",
    "https://a b",
    "u/me/m/1",
    `https://${"a".repeat(3000)}`,
  ];
  for (const text of wrong) {
    expect(fileReference(text), text).toBeNull();
    expect(fileInput("image").safeParse(text).success, text).toBe(false);
  }
});

it("a list of files is as long as its upload rule says", () => {
  const list = fileInputs("link-to-video", UPLOAD_RULES["link-to-video"]);
  const many = (count: number) => list.safeParse(Array.from({ length: count }, (_, at) => assetReference(String(at)))).success;
  expect([many(0), many(1), many(30), many(31)]).toEqual([false, true, true, false]);
});
