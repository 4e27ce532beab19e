import { expect, it } from "vitest";
import { isOwnClips } from "./own-clips.ts";

const asset = (url: string) => ({ type: "video" as const, url, duration: 1, width: 0, height: 0, source: "" });
const [OWN, COPY, MADE] = [asset("u/me/m/1"), asset("u/me/play/1"), asset("u/me/ad/task.mp4")];

it.each([
  ["uploads and copies of them", "blank", { a: OWN, b: COPY }, true],
  ["texts alone", "blank", {}, true],
  ["a file that is missing", "blank", { a: OWN, b: asset("") }, true],
  ["a film that a job of ours made", "blank", { a: OWN, b: MADE }, false],
  ["what is in nobody's folder", "blank", { a: asset("samples/voice.mp3") }, false],
  ["an ad of a template", "studio", { a: OWN }, false],
])("%s", (_what, template, assets, own) => {
  expect(isOwnClips({ template, assets })).toBe(own);
});
