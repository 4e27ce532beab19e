import { expect, it } from "vitest";
import { compose } from "../compose/compose.ts";
import { documentDuration, parseDocument, type TimelineDocument } from "../document.ts";
import { applyChanges, inverse } from "../edit/change.ts";
import { after, roughCut } from "../edit/testing.ts";
import { fixtureBrief } from "../fixtures/brief.ts";
import { writeFcpxml } from "./fcpxml/write.ts";
import { type FileFault, openFile, type OpenedFile } from "./open-file.ts";
import { MOST_FILE_BYTES } from "./file-formats.ts";
import { writeOtio } from "./otio/write.ts";

const cut = roughCut();
const bytes = (text: string) => new TextEncoder().encode(text);
const fault = (text: string): string => {
  const read = openFile(bytes(text), cut);
  return "fault" in read ? read.fault : "opened";
};
function good(read: OpenedFile | FileFault): OpenedFile {
  if ("fault" in read) throw new Error(read.fault);
  return read;
}
const opened = (text: string, into: TimelineDocument = cut): OpenedFile => good(openFile(bytes(text), into));
const shown = ({ canvas, assets, variables, markers, tracks }: TimelineDocument) => ({ canvas, assets, variables, markers, tracks });

const otio = (value: unknown, count = 1, metadata: object = {}) => {
  const time = (amount: unknown) => ({ OTIO_SCHEMA: "RationalTime.1", rate: 24, value: amount });
  const clip = {
    OTIO_SCHEMA: "Clip.2",
    name: "a",
    metadata,
    source_range: { OTIO_SCHEMA: "TimeRange.1", start_time: time(0), duration: time(value) },
  };
  const track = { OTIO_SCHEMA: "Track.1", kind: "Video", children: Array.from({ length: count }, () => clip) };
  return JSON.stringify({ OTIO_SCHEMA: "Timeline.1", name: "t", tracks: { OTIO_SCHEMA: "Stack.1", children: [track] } });
};
const fcpxml = (resources: string, spine: string, doctype = "") =>
  `<?xml version="1.0"?><!DOCTYPE fcpxml${doctype}><fcpxml version="1.10"><resources>${resources}</resources><library><event><project name="p"><sequence><spine>${spine}</spine></sequence></project></event></library></fcpxml>`;

it("an ad that went out as OTIO or FCPXML comes back as the very one, and the undo of its step gives back what was there", () => {
  for (const template of ["studio", "kinetic"] as const) {
    const ad = compose(fixtureBrief({ template, ratio: "9:16", language: "en" }));
    const edited = after(ad, { type: "canvas", canvas: { background: "#123456" } }, { type: "marker", marker: { id: "x", time: 5 } });
    for (const text of [writeOtio(ad), writeFcpxml(ad).text]) {
      const { document, changes } = opened(text, edited);
      expect(shown(document)).toEqual(shown(ad));
      expect(parseDocument(document)).toEqual(document);
      const { carried: _carried, ...back } = applyChanges(document, inverse(changes), edited.revision);
      expect(back).toEqual(edited);
    }
  }
});

it("a file that names another's file shows it nowhere", () => {
  const theirs = {
    ...cut,
    assets: { film: { ...cut.assets.film, url: "u/other/film.mp4" }, music: { ...cut.assets.music, type: "image" } },
  };
  for (const text of [writeOtio(theirs as TimelineDocument), writeFcpxml(theirs as TimelineDocument).text]) {
    const { document, losses } = opened(text);
    expect(Object.values(document.assets).map(({ url }) => url)).toEqual(["", ""]);
    expect(losses.list.filter(({ code }) => code === "ASSET_MISSING")).toHaveLength(2);
  }
});

it("a foreign cut goes out again as it came, after it was opened", () => {
  const text = fcpxml(
    '<asset id="r1" name="walk" start="0s" duration="30s" hasVideo="1" src="file:///walk.mov"/>',
    '<asset-clip ref="r1" offset="0s" duration="2s"><title lane="1" offset="1s" duration="1s"><text><text-style>Hi ➤</text-style></text></title></asset-clip>',
  );
  const { document, elements, losses } = opened(text);
  expect(elements).toBe(2);
  expect(losses.list.map(({ code }) => code)).toEqual(["ASSET_MISSING"]);
  expect(writeFcpxml(document).text).toBe(text);
});

it("captions are told by their content, and lines that say nothing are counted", () => {
  const srt = "1\n00:00:01,000 --> 00:00:02,000\nOne\n\n2\n00:00:03,000 --> 00:00:02,000\nBack\n";
  const read = opened(srt);
  expect(read).toMatchObject({ format: "srt", elements: 1, types: ["addTrack", "captions"] });
  expect(read.losses.count).toBe(1);
  expect(opened("WEBVTT\n\n00:01.000 --> 00:02.000\nOne\n").format).toBe("vtt");
  expect(opened(srt, read.document).document.tracks).toHaveLength(cut.tracks.length + 1);
  expect(documentDuration(read.document)).toBe(240_000);
});

it("hostile files are refused with their reason, each within a moment", () => {
  const bomb = Array.from({ length: 11 }, (_, n) => {
    const clips = n === 0 ? '<asset-clip duration="1s"/>' : `<ref-clip ref="m${n - 1}" duration="9s"/>`.repeat(9);
    return `<media id="m${n}"><sequence><spine>${clips}</spine></sequence></media>`;
  }).join("");
  const long = MOST_FILE_BYTES - 1000;
  const faults: [text: string, reason: string][] = [
    ["", "timeline.fileUnknown"],
    ["GIF89a", "timeline.fileUnknown"],
    ["{", "timeline.fileBroken"],
    ['{"OTIO_SCHEMA":"Timeline.1","tracks":{}}', "timeline.fileEmpty"],
    [`{"a":${"[".repeat(long)}`, "timeline.fileBroken"],
    [otio(24, 1, JSON.parse(`${'{"a":'.repeat(300)}1${"}".repeat(300)}`) as object), "timeline.fileBroken"],
    [`{${'"\\'.repeat(long / 2)}`, "timeline.fileBroken"],
    [`{${'"\\"'.repeat(long / 3)}`, "timeline.fileBroken"],
    [otio(24, 3001), "timeline.fileTooMany"],
    [otio(24, 100_000), "timeline.fileTooLarge"],
    [otio("N").replaceAll('"N"', "NaN"), "timeline.fileEmpty"],
    [otio("N").replaceAll('"N"', "1e300"), "timeline.fileEmpty"],
    [otio(24 * 60 * 60 * 25), "timeline.fileTooLong"],
    [fcpxml(bomb, '<ref-clip ref="m10" duration="9s"/>'), "timeline.fileTooMany"],
    [fcpxml("", "&b;", ' [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]'), "timeline.fileBroken"],
    [fcpxml("", '<video duration="99999999999999999999s"/>'), "timeline.fileTooLong"],
    [fcpxml("", ""), "timeline.fileEmpty"],
    ["<a>".repeat(long / 3), "timeline.fileBroken"],
    ["<a ".repeat(long / 3), "timeline.fileBroken"],
    ["<!--".repeat(long / 4), "timeline.fileBroken"],
    [`<!DOCTYPE${"[]".repeat(long / 2)}`, "timeline.fileBroken"],
    ["<!DOCTYPE[".repeat(long / 10), "timeline.fileBroken"],
    [`<a ${"b".repeat(long)}/>`, "timeline.fileBroken"],
    ["1\n99:00:00,000 --> 99:00:01,000\nNever\n", "timeline.fileTooLong"],
  ];
  expect(faults.map(([text]) => fault(text))).toEqual(faults.map(([, reason]) => reason));
});
