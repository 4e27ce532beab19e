import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compose } from "../compose/compose.ts";
import { documentDuration, parseDocument } from "../document.ts";
import { fixtureBrief } from "../fixtures/brief.ts";
import { openDocument } from "./open.ts";

/** An ad as it was stored before documents had versions beyond the first. */
const older = JSON.parse(readFileSync(new URL("../fixtures/stored/version-1.json", import.meta.url), "utf8")) as Record<string, unknown>;
const made = compose(fixtureBrief({ template: "demo", ratio: "1:1", language: "zh", presenter: true, films: true }));
const box = { x: 50, y: 50, width: 100, height: 100 };
const rect = (id: string, startTime: unknown, duration: unknown, more: object = {}) => ({
  type: "shape",
  id,
  startTime,
  duration,
  transform: box,
  geometry: { kind: "rect" },
  ...more,
});
const stored = (elements: unknown[], more: object = {}) => ({
  ...parseDocument(older),
  assets: {},
  tracks: [{ id: "t", type: "mixed", name: "t", elements }],
  ...more,
});
const codes = (value: unknown): string[] => openDocument(value).losses.list.map(({ code }) => code);

describe("opening what was stored", () => {
  it("takes an ad of version 1 whole, and says of it nothing new but defaults", () => {
    const { document, losses } = openDocument(older);
    const { canvas, schemaVersion: _version, ...rest } = older;
    const { fps, ...size } = canvas as Record<string, unknown>;
    expect(losses.count).toBe(0);
    expect(document).toMatchObject({ ...rest, canvas: { ...size, rate: { num: fps, den: 1 } } });
    expect(parseDocument(older)).toEqual(document);
  });
  it("loses nothing of a document of today", () => {
    const { document, losses } = openDocument(JSON.parse(JSON.stringify(made)));
    expect(losses.list).toEqual([]);
    expect(document).toEqual(made);
  });
  it.each([null, 7, "text", [], {}, { tracks: 5, canvas: [] }, { schemaVersion: "x", tracks: [null, 3, { elements: "no" }] }])(
    "answers a document for %j",
    (value) => {
      const { document, losses } = openDocument(value);
      expect(parseDocument(document)).toEqual(document);
      expect(losses.count).toBeGreaterThan(0);
    },
  );
  it("opens a newer schema by what it knows of it", () => {
    const { document, losses } = openDocument({ ...stored([rect("a", 0, 10, { glow: 1 })]), schemaVersion: 99, scenes: [] });
    expect(losses.list.map(({ code }) => code)).toEqual(["NEWER_SCHEMA", "UNKNOWN_FIELD", "UNKNOWN_FIELD"]);
    expect(document.tracks[0]?.elements).toHaveLength(1);
  });
  it("repairs times that are no number, negative, broken or huge", () => {
    const odd = [rect("a", null, 10), rect("b", 20, null), rect("c", -5, 1.5), rect("d", 1e300, 10), rect("e", 40, 10, { trimStart: "x" })];
    const { document, losses } = openDocument(stored(odd));
    expect(new Set(losses.list.map(({ code }) => code))).toEqual(new Set(["TIME_REPAIRED", "OVERLAP_MOVED"]));
    expect(document.tracks.flatMap(({ elements }) => elements)).toHaveLength(5);
    expect(parseDocument(document)).toEqual(document);
  });
  it("moves what overlaps to a track above", () => {
    const { document } = openDocument(stored([rect("a", 0, 100), rect("b", 50, 100), rect("c", 100, 10)]));
    expect(document.tracks.map(({ elements }) => elements.map(({ id }) => id))).toEqual([["a", "c"], ["b"]]);
    expect(new Set(document.tracks.map(({ id }) => id)).size).toBe(2);
  });
  it("keeps an element whose file is missing, as an offline one", () => {
    const { document, losses } = openDocument(
      stored([{ type: "image", id: "i", startTime: 0, duration: 10, transform: box, assetId: "gone" }]),
    );
    expect(losses.list).toEqual([{ code: "ASSET_MISSING", path: "tracks.0.elements.0", detail: "gone" }]);
    expect(document.assets.gone).toMatchObject({ type: "image", url: "" });
  });
  it("takes out an entry that cannot be read, and keeps its element", () => {
    const keyframes = [
      { property: "x", time: 0, value: 1 },
      { property: "mood", time: 5, value: 2 },
    ];
    const { document, losses } = openDocument(stored([rect("a", 0, 10, { keyframes, blend: "burn" })]));
    expect(losses.list.map(({ code }) => code)).toEqual(["FIELD_LOST", "FIELD_LOST"]);
    expect(document.tracks[0]?.elements[0]).toMatchObject({ keyframes: [{ property: "x" }], blend: "source-over" });
  });
  it("renames a second element of one id, and lets go of a transition that comes from nowhere", () => {
    const cut = { transitionIn: { type: "fade", duration: 5, fromElementId: "z" } };
    expect(codes(stored([rect("a", 0, 10), rect("a", 20, 10, cut)]))).toEqual(["ID_RENAMED", "TRANSITION_LOST"]);
  });
  it("opens twenty thousand elements", () => {
    const many = Array.from({ length: 20_000 }, (_, n) => rect(`e${n}`, n * 10, 10));
    const { document, losses } = openDocument(stored(many));
    expect(losses.count).toBe(0);
    expect(documentDuration(document)).toBe(200_000);
  });
});
