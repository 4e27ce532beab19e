import { SCHEMA_VERSION, timelineDocument, type TimelineDocument } from "../../timeline/document.ts";
import { ticks } from "../../timeline/time.ts";

export const SECONDS = 15;
export const [WIDTH, HEIGHT, FPS] = [1080, 1920, 30];

const full = { x: WIDTH / 2, y: HEIGHT / 2, width: WIDTH, height: HEIGHT };
const picture = (id: string, assetId: string, startTime: number, more: object = {}) => ({
  type: "image",
  id,
  assetId,
  startTime: ticks(startTime),
  duration: ticks(7.5),
  transform: full,
  keyframes: [
    { property: "zoom", time: 0, value: 1, easing: "linear" },
    { property: "zoom", time: ticks(7.5), value: 1.2, easing: "linear" },
  ],
  ...more,
});
const text = (id: string, words: string, box: object, style: object) => ({
  type: "text",
  id,
  text: words,
  startTime: 0,
  duration: ticks(SECONDS),
  transform: box,
  style: { families: ["Noto Sans SC"], weight: 700, align: "center", color: "#ffffff", size: 84, ...style },
});
const audio = (id: string, assetId: string, volume: number) => ({
  type: "audio",
  id,
  assetId,
  startTime: 0,
  duration: ticks(SECONDS),
  volume,
});
const track = (id: string, type: string, elements: object[]) => ({ id, type, name: id, elements });

/** The composite of media.md: two moving pictures with a cross-fade, a video layer, two lines of text, mixed sound. */
export const composite = (): TimelineDocument =>
  timelineDocument.parse({
    schemaVersion: SCHEMA_VERSION,
    id: "bench",
    revision: 1,
    timebase: 120_000,
    canvas: { width: WIDTH, height: HEIGHT, rate: { num: FPS, den: 1 }, background: "#000000" },
    assets: {
      one: { type: "image", url: "one.jpg", width: 1400, height: 1400 },
      two: { type: "image", url: "two.jpg", width: 1400, height: 1400 },
      clip: { type: "video", url: "clip.mp4", duration: SECONDS, width: 1280, height: 720 },
      voice: { type: "audio", url: "voice.wav", duration: SECONDS },
      music: { type: "audio", url: "music.wav", duration: SECONDS },
    },
    tracks: [
      track("pictures", "image", [
        picture("a", "one", 0),
        picture("b", "two", 7.5, { transitionIn: { type: "fade", duration: ticks(1), fromElementId: "a" } }),
      ]),
      track("clip", "video", [
        {
          type: "video",
          id: "v",
          assetId: "clip",
          startTime: 0,
          duration: ticks(SECONDS),
          muted: true,
          transform: { x: WIDTH / 2, y: 960, width: 1080, height: 608 },
        },
      ]),
      track("title", "text", [
        text("t1", "新品上市 Launch", { x: WIDTH / 2, y: 400, width: 960, height: 200 }, { outline: { color: "#000000", width: 8 } }),
      ]),
      track("caption", "text", [
        text("t2", "字幕 Subtitle", { x: WIDTH / 2, y: 1555, width: 900, height: 110 }, { size: 56, color: "#ffe14a" }),
      ]),
      track("voice", "audio", [audio("s1", "voice", 1)]),
      track("music", "audio", [audio("s2", "music", 0.25)]),
    ],
  });
