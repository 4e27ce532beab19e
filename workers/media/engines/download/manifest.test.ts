import { describe, expect, it } from "vitest";
import { readManifest } from "./manifest.ts";

const ADDRESS = "https://cdn.example/film/index.mpd";
const mpd = (period: string, attributes = "") =>
  `<?xml version="1.0"?>\n<MPD mediaPresentationDuration="P0Y0M0DT1M4.5S" ${attributes}><BaseURL>v1/</BaseURL><Period>${period}</Period></MPD>`;
const set = (kind: string, content: string) => `<AdaptationSet mimeType="${kind}/mp4">${content}</AdaptationSet>`;
const read = (text: string, height = 1080) => readManifest(text, ADDRESS, height);
const codeOf = (text: string): string => {
  try {
    read(text);
    return "none";
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe("a DASH manifest (ISO/IEC 23009-1)", () => {
  it("counts the segments of a template by its duration, and fills in what it names", () => {
    const template =
      '<SegmentTemplate media="$RepresentationID$/$Bandwidth$-$Number%03d$.m4s" initialization="$RepresentationID$/init.mp4" ' +
      'timescale="10" duration="100" startNumber="5"/>';
    const { picture, sound } = read(
      mpd(
        set(
          "video",
          `${template}<Representation id="low" bandwidth="1" height="360"/><Representation id="hd" bandwidth="9" height="1080"/>` +
            '<Representation id="layer" dependencyId="hd" bandwidth="10" height="1080"/>',
        ) + set("audio", `${template}<Representation id="quiet" bandwidth="2"/><Representation id="loud" bandwidth="3"/>`),
      ),
    );
    expect(picture?.init?.url).toBe("https://cdn.example/film/v1/hd/init.mp4");
    expect(picture?.segments.map(({ url }) => url.split("/v1/")[1])).toEqual(
      ["005", "006", "007", "008", "009", "010", "011"].map((number) => `hd/9-${number}.m4s`),
    );
    expect(picture?.seconds).toBe(64.5);
    expect(sound?.segments[0]?.url).toBe("https://cdn.example/film/v1/loud/3-005.m4s");
  });

  it("follows a timeline: times of their own, repeats, and a repeat to the end", () => {
    const template =
      '<SegmentTemplate media="$Time$.m4s" timescale="2"><SegmentTimeline><S t="4" d="3" r="2"/><S d="5"/><S t="100" d="10" r="-1"/></SegmentTimeline></SegmentTemplate>';
    const { picture } = read(mpd(set("video", `${template}<Representation id="a"/>`)));
    expect(picture?.segments.map(({ url }) => Number.parseInt(url.split("/").at(-1) ?? "", 10))).toEqual([4, 7, 10, 13, 100, 110, 120]);
  });

  it("takes listed parts of one file, and a file that is whole", () => {
    const list = '<SegmentList><Initialization range="0-99"/><SegmentURL mediaRange="100-299"/><SegmentURL media="b.mp4"/></SegmentList>';
    const { picture, sound } = read(
      mpd(
        set("video", `<Representation id="a"><BaseURL>a.mp4</BaseURL>${list}</Representation>`) +
          set("audio", '<Representation id="s"><BaseURL>https://other.example/s.mp4</BaseURL></Representation>'),
      ),
    );
    expect(picture?.init).toEqual({ url: "https://cdn.example/film/v1/a.mp4", bytes: { start: 0, length: 100 } });
    expect(picture?.segments).toEqual([
      { url: "https://cdn.example/film/v1/a.mp4", bytes: { start: 100, length: 200 } },
      { url: "https://cdn.example/film/v1/b.mp4", bytes: undefined },
    ]);
    expect(sound?.segments).toEqual([{ url: "https://other.example/s.mp4" }]);
  });

  it("takes the open form where another is protected", () => {
    const { picture } = read(
      mpd(
        set("video", '<ContentProtection schemeIdUri="urn:mpeg:dash:mp4protection:2011"/><Representation height="1080"/>') +
          set("video", '<Representation height="360"><BaseURL>open.mp4</BaseURL></Representation>'),
      ),
    );
    expect(picture?.segments[0]?.url).toBe("https://cdn.example/film/v1/open.mp4");
  });

  const video = (content: string) => mpd(set("video", `${content}<Representation id="a"/>`));
  it.each([
    ["MEDIA_LIVE", mpd("", 'type="dynamic"')],
    ["MEDIA_PROTECTED", video('<ContentProtection schemeIdUri="urn:uuid:edef8ba9-79d6-4ace-a3c8-27dcd51d21ed"/>')],
    ["MEDIA_MISSING", "<html/>"],
    ["MEDIA_MISSING", mpd("")],
    ["MEDIA_MISSING", mpd("</Period><Period>")],
    ["MEDIA_MISSING", video('<SegmentTemplate media="$Number$" duration="0"/>')],
    ["MEDIA_MISSING", video('<SegmentTemplate media="$Number$" timescale="1000000000" duration="1"/>')],
    [
      "MEDIA_MISSING",
      video('<SegmentTemplate media="$Time$"><SegmentTimeline><S d="1" r="99999999"/></SegmentTimeline></SegmentTemplate>'),
    ],
    ["MEDIA_MISSING", video('<SegmentTemplate media="$Time$"><SegmentTimeline><S d="0" r="-1"/></SegmentTimeline></SegmentTemplate>')],
    ["MEDIA_MISSING", video('<SegmentTemplate duration="5"/>')],
    ["MEDIA_MISSING", video('<SegmentTemplate media="http://[" duration="5"/>')],
  ])("is refused: %s", (code, text) => expect(codeOf(text)).toBe(code));
});
