import { rmSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { TEMPLATES } from "../../../timeline/brief.ts";
import { compose } from "../../../timeline/compose/compose.ts";
import { parseDocument, type TimelineDocument } from "../../../timeline/document.ts";
import { fixtureBrief } from "../../../timeline/fixtures/brief.ts";
import { ticks, TIMEBASE } from "../../../timeline/time.ts";
import { closeBrowser } from "./browser.ts";
import { makeFiles } from "./fixture.ts";
import { renderLocally, type LocalOptions } from "./local.ts";

let fixture: Promise<string> | undefined;

/** A folder with the fixture's files, made once for all files of tests that share a process. */
async function fixtureFiles(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "reelwright-fixture-"));
  process.once("exit", () => rmSync(root, { recursive: true, force: true }));
  await makeFiles(root);
  return root;
}

/** The fixture's files in a folder of the test file's own, and renders of documents that use them. */
export function rendering() {
  let root = "";
  const folder = (name: string) => join(root, name);
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "reelwright-render-"));
    await cp(await (fixture ??= fixtureFiles()), folder("files"), { recursive: true });
  }, 90_000);
  afterAll(async () => {
    await closeBrowser();
    await rm(root, { recursive: true, force: true });
  });
  const render = (document: TimelineDocument, name: string, options: Partial<LocalOptions> = {}) =>
    renderLocally(document, { files: folder("files"), folder: folder(name), ...options });
  return { folder, render };
}

/** The first clips of the fixture: long enough to be an ad, short enough for a test. */
export function short(template: (typeof TEMPLATES)[number], clips: number): TimelineDocument {
  const brief = fixtureBrief({ template, ratio: "9:16", language: "en" });
  return compose({ ...brief, clips: brief.clips.slice(0, clips) });
}

/** A document of these elements alone, on black. */
export function plain(elements: object[], { width = 640, height = 360 } = {}): TimelineDocument {
  return parseDocument({
    schemaVersion: 1,
    id: "plain",
    revision: 0,
    timebase: TIMEBASE,
    canvas: { width, height, fps: 30, background: "#000000" },
    assets: {},
    tracks: elements.map((element, i) => ({ id: `t${i}`, type: "mixed", name: "t", elements: [element].flat() })),
  });
}

export const rect = (
  id: string,
  [x, y, width, height]: readonly [number, number, number, number],
  color: string,
  [start, length]: readonly [number, number],
) => ({
  type: "shape",
  id,
  startTime: ticks(start),
  duration: ticks(length),
  transform: { x: x + width / 2, y: y + height / 2, width, height },
  geometry: { kind: "rect" },
  fill: { type: "solid", color },
});
