import { expect, test } from "vitest";
import { compareVersions, versionIn } from "./version.ts";

const said = (release: string, library: string) =>
  `ffmpeg version ${release} Copyright (c) 2000-2026 the FFmpeg developers\nlibavutil      59. 39.100 / 59. 39.100\nlibavcodec     ${library} / ${library}\n`;

test("versions are numbers, part by part", () => {
  expect(compareVersions([61, 19, 100], [61, 3, 100])).toBeGreaterThan(0);
  expect(compareVersions([7, 1], [7, 1, 2])).toBeLessThan(0);
  expect(compareVersions([7, 10], [7, 9])).toBeGreaterThan(0);
  expect(compareVersions([60, 22, 100], [60, 22, 100])).toBe(0);
});

test("a version is read from releases, packages of distributions and builds from a repository", () => {
  expect(versionIn(said("7.1.2-0+deb13u1", "61. 19.101"))).toEqual({ library: [61, 19, 101], release: [7, 1, 2] });
  expect(versionIn(said("n7.0-7-gd38bf5e08e-20240407", "61.  3.100"))).toEqual({ library: [61, 3, 100], release: [7, 0] });
  expect(versionIn(said("N-66595-gc2b38619c0-static", "60. 22.100"))).toEqual({ library: [60, 22, 100], release: [] });
  expect(versionIn("something else")).toBeNull();
});
