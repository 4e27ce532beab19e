import { describe, expect, it } from "vitest";
import { bestVariant, readPlaylist } from "./playlist.ts";

const BASE = "https://cdn.example/film/index.m3u8";
const list = (...lines: string[]) => ["#EXTM3U", ...lines, ""].join("\r\n");
const media = (...lines: string[]) => {
  const read = readPlaylist(list("#EXT-X-TARGETDURATION:6", ...lines, "#EXT-X-ENDLIST"), BASE);
  if (!("media" in read)) throw new Error("not the segments of a stream");
  return read.media;
};
const codeOf = (text: string): string | undefined => {
  try {
    readPlaylist(text, BASE);
    return undefined;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe("an HLS playlist (RFC 8216)", () => {
  it("lists segments at their own addresses, and how long they are together", () => {
    const { segments, seconds } = media("#EXTINF:6.006,", "a.ts", "#EXTINF:3.5,title", "https://other.example/b.ts?x=1");
    expect(segments.map(({ url }) => url)).toEqual(["https://cdn.example/film/a.ts", "https://other.example/b.ts?x=1"]);
    expect(seconds).toBeCloseTo(9.506);
  });

  it("names what stands before fragments, and parts of a file: one without a start goes on from the last", () => {
    const read = media(
      '#EXT-X-MAP:URI="init.mp4",BYTERANGE="720@0"',
      "#EXTINF:6,",
      "#EXT-X-BYTERANGE:100@720",
      "all.mp4",
      "#EXTINF:6,",
      "#EXT-X-BYTERANGE:50",
      "all.mp4",
    );
    expect(read.init).toEqual({ url: "https://cdn.example/film/init.mp4", bytes: { start: 0, length: 720 } });
    expect(read.segments.map(({ bytes }) => bytes)).toEqual([
      { start: 720, length: 100 },
      { start: 820, length: 50 },
    ]);
  });

  it("names keys; without an initialization vector a segment's number is it", () => {
    const read = media(
      "#EXT-X-MEDIA-SEQUENCE:7",
      '#EXT-X-KEY:METHOD=AES-128,URI="k"',
      "#EXTINF:6,",
      "a.ts",
      "#EXT-X-KEY:METHOD=NONE",
      "#EXTINF:6,",
      "b.ts",
    );
    expect(read.segments.map(({ key }) => key && [key.url, key.iv.toString("hex")])).toEqual([
      ["https://cdn.example/film/k", "00000000000000000000000000000007"],
      undefined,
    ]);
  });

  it.each([
    ['#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://x",KEYFORMAT="com.apple.streamingkeydelivery"', "MEDIA_PROTECTED"],
    ['#EXT-X-KEY:METHOD=AES-128,URI="k",KEYFORMAT="urn:uuid:edef8ba9-79d6-4ace-a3c8-27dcd51d21ed"', "MEDIA_PROTECTED"],
  ])("with %s is refused", (line, code) => {
    expect(codeOf(list(line, "#EXTINF:6,", "a.ts", "#EXT-X-ENDLIST"))).toBe(code);
  });

  it("that does not end is live; one of nothing, and what is none, cannot be read", () => {
    expect(codeOf(list("#EXTINF:6,", "a.ts"))).toBe("MEDIA_LIVE");
    expect(codeOf(list("#EXT-X-ENDLIST"))).toBe("MEDIA_MISSING");
    expect(codeOf("<html>")).toBe("MEDIA_MISSING");
    expect(codeOf(list("#EXTINF:6,", "http://[", "#EXT-X-ENDLIST"))).toBe("MEDIA_MISSING");
  });

  it("of variants: the best that is not too tall, with its sound where that is apart", () => {
    const read = readPlaylist(
      list(
        '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="de",URI="de.m3u8"',
        '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="en",DEFAULT=YES,URI="en.m3u8"',
        "#EXT-X-STREAM-INF:BANDWIDTH=1,RESOLUTION=640x360",
        "360.m3u8",
        '#EXT-X-STREAM-INF:BANDWIDTH=3,RESOLUTION=1920x1080,AUDIO="a",CODECS="avc1.4d401f,mp4a.40.2"',
        "1080.m3u8",
        "#EXT-X-STREAM-INF:BANDWIDTH=9,RESOLUTION=3840x2160",
        "2160.m3u8",
      ),
      BASE,
    );
    if (!("variants" in read)) throw new Error("no variants");
    expect(bestVariant(read.variants, 1080)).toMatchObject({
      url: "https://cdn.example/film/1080.m3u8",
      audio: "https://cdn.example/film/en.m3u8",
    });
    expect(bestVariant(read.variants, 100)?.height).toBe(360);
  });
});
