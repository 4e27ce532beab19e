import { describe, expect, it } from "vitest";
import { compose } from "../../compose/compose.ts";
import { parseDocument } from "../../document.ts";
import { after, laid, roughCut } from "../../edit/testing.ts";
import { fixtureBrief } from "../../fixtures/brief.ts";
import { readFcpxml } from "./read.ts";
import { readTime, writeTime } from "./times.ts";
import { writeFcpxml } from "./write.ts";
import { readXml } from "./xml.ts";

const FOREIGN = `<?xml version="1.0"?><!DOCTYPE fcpxml><fcpxml version="1.9"><resources>
  <format id="r1" frameDuration="1001/30000s" width="1280" height="720"/>
  <asset id="r2" name="walk" start="0s" duration="30030/1000s" hasVideo="1" hasAudio="1" src="file:///walk.mov"/>
  <asset id="r3" name="song" duration="60s" hasAudio="1"><media-rep kind="original-media" src="file:///song.m4a"/></asset>
  <media id="r4"><sequence><spine><asset-clip ref="r2" offset="0s" start="4s" duration="10s"/></spine></sequence></media>
</resources><library><event><project name="Walk"><sequence format="r1" tcStart="3600s"><spine>
  <asset-clip ref="r2" name="A" offset="3600s" start="1001/30000s" duration="60060/30000s">
    <asset-clip ref="r3" lane="-1" offset="1001/30000s" duration="4s"><adjust-volume amount="-6dB"/></asset-clip>
    <title lane="1" offset="31031/30000s" duration="1s"><text><text-style ref="t">Hello &amp; bye</text-style></text></title>
    <marker start="31031/30000s" duration="1001/30000s" value="here"/>
  </asset-clip>
  <transition name="Cross Dissolve" offset="3601s" duration="1s"/>
  <ref-clip ref="r4" name="Inner" start="2s" duration="3s"/>
  <asset-clip ref="r2" name="Fast" start="1s" duration="2s"><timeMap><timept time="0s" value="0s"/><timept time="15s" value="30s"/></timeMap></asset-clip>
  <mc-clip ref="r9" name="Cams" duration="1s"/>
</spine></sequence></project></event></library></fcpxml>`;

describe("times", () => {
  it("are fractions in lowest terms, and fall on ticks at every rate of film and television", () => {
    expect([0, 120_000, 4004, 60_000].map(writeTime)).toEqual(["0s", "1s", "1001/30000s", "1/2s"]);
    for (const rate of ["1001/24000s", "1001/30000s", "1001/60000s", "1/25s", "1/24s"]) expect(writeTime(readTime(rate) ?? 0)).toBe(rate);
    expect([readTime("121.5s"), readTime("x"), readTime("1/0s"), readTime(undefined)]).toEqual([14_580_000, null, null, null]);
  });
});

describe("FCPXML of another program", () => {
  const { document, losses } = readFcpxml(FOREIGN);

  it("opens with its clips at their times, on lanes, with what was lost", () => {
    expect(parseDocument(document)).toEqual(document);
    expect(document.canvas).toMatchObject({ width: 1280, height: 720, rate: { num: 30_000, den: 1001 } });
    expect(document.tracks.map(({ type }) => type)).toEqual(["mixed", "mixed", "audio"]);
    expect(laid(document, "track-1")).toEqual(["clip-1 0+240240", "clip-4 240240+360000", "clip-5 600240+240000", "clip-6 840240+120000"]);
    expect(laid(document, "track-2")).toEqual(["clip-3 120120+120000"]);
    expect(document.tracks[0]?.elements.slice(1)).toMatchObject([
      { trimStart: 720_000, transitionIn: { type: "fade", duration: 120_000, fromElementId: "clip-1" } },
      { trimStart: 240_000, speed: { num: 2000, den: 1000 }, transitionIn: null },
      { name: "Cams", assetId: "r9" },
    ]);
    expect(document.tracks[2]?.elements[0]).toMatchObject({ startTime: 0, volume: 10 ** (-6 / 20), assetId: "r3" });
    expect(document.markers).toMatchObject([{ time: 120_120, name: "here" }]);
    expect(document.assets.r9?.url).toBe("");
    expect(losses.list.map(({ detail }) => detail)).toEqual(
      expect.arrayContaining(["a transition around a cut begins at the cut", "a compound clip, laid out flat", "a multicam clip"]),
    );
  });

  it("goes out unchanged as it came, and anew once it was edited", () => {
    expect(writeFcpxml(document).text).toBe(FOREIGN);
    const edited = after(document, { type: "delete", ids: ["clip-3"] });
    expect(writeFcpxml(edited).text).not.toContain("Hello");
  });
});

describe("FCPXML of ours", () => {
  const ad = compose(fixtureBrief({ template: "demo", ratio: "9:16", language: "zh", presenter: true, films: true }));

  it.each([
    ["an ad", ad],
    ["a cut with speed and links", after(roughCut(), { type: "speed", id: "d", speed: { num: 1, den: 2 }, keeps: "length" })],
  ])("%s opens as the very document, and is well-formed", (_name, document) => {
    const { text } = writeFcpxml(document);
    expect(readXml(text)?.attributes.version).toBe("1.10");
    const back = readFcpxml(text);
    expect(back.losses.list).toEqual([]);
    expect(back.document).toEqual(document);
  });

  it("keeps what an element was when another program has moved it", () => {
    const { text } = writeFcpxml(roughCut());
    const moved = text.replace(/<title [^>]*name="one two"[^>]*>/, (found) => found.replace(/offset="[^"]*"/, 'offset="1/2s"'));
    expect(moved).not.toBe(text);
    const { document } = readFcpxml(moved);
    const title = document.tracks.flatMap(({ elements }) => elements).find(({ id }) => id === "title");
    expect(title).toMatchObject({ startTime: 60_000, words: [{ text: "one" }, { text: "two" }] });
  });

  it("lists what it has no word for", () => {
    const found = writeFcpxml(ad).losses.list.map(({ detail }) => detail);
    expect(found).toEqual(expect.arrayContaining(["a shape", "a sprite", "a synthesised sound", "effects", "keyframes"]));
  });
});

describe("what is no FCPXML", () => {
  it.each(["", "<fcpxml", "{}", "<a><b></a></b>", `${"<a>".repeat(5000)}`, "<fcpxml version='1.10'/>", "<x>&bomb;</x>"])(
    "%# opens as nothing",
    (text) => {
      expect(readFcpxml(text).losses.list.map(({ code }) => code)).toContain("NOT_A_DOCUMENT");
    },
  );

  it("does not follow a compound clip that holds itself", () => {
    const loop = `<fcpxml version="1.10"><resources><media id="m"><sequence><spine><ref-clip ref="m" duration="1s"/></spine></sequence></media></resources>
      <project><sequence><spine><ref-clip ref="m" duration="1s"/></spine></sequence></project></fcpxml>`;
    expect(readFcpxml(loop).losses.list.at(-1)?.detail).toMatch(/compound/);
  });
});
