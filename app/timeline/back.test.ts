import { expect, it } from "vitest";
import { RECUT } from "../../timeline/compose/recut.ts";
import { blank } from "../../timeline/compose/blank.ts";
import type { Timeline } from "../../trpc/contract/timeline.ts";
import { backHref, staysHere } from "./back.ts";

const of = (task_id: string, template: string): Timeline => ({
  id: "t",
  app_id: 103,
  draft_id: "d",
  task_id,
  title: "",
  revision: 1,
  created_at: 0,
  updated_at: 0,
  document: { ...blank({ id: "d", language: "en", ratio: "9:16" }), template },
  losses: [],
  steps: [],
  urls: {},
  flags: [],
});

it("leads back to the page that a timeline was opened on, whose task that of a render is not", () => {
  expect(backHref("ai-video-ads", of("", ""))).toBe("/projects");
  expect(backHref("ai-video-ads", of("report/1", RECUT))).toBe("/video-to-script/result?task=report%2F1");
  expect(backHref("video-avatar", of("film", ""))).toBe("/video-avatar?task=film");
  expect(backHref("link-to-video", of("film", "studio"))).toMatch(/^\/link-to-video\/.*draft=d/);
});

it("shows the film of a video's timeline where it is edited: nothing else has a page for it", () => {
  expect([of("", ""), of("report", RECUT), of("film", "studio")].map(staysHere)).toEqual([true, true, false]);
});
