import { sampleReference } from "../../trpc/contract/tools/file-input.ts";

/** A film of ours in English, with its subtitles in it (scripts/samples/talking.ts), and their translation. */
const TALKING = sampleReference("bottle/talking.mp4");
export const TALKING_LINES = `1
00:00:00,300 --> 00:00:02,300
Your coffee is cold again.

2
00:00:02,600 --> 00:00:05,000
This bottle keeps it hot for twelve hours.

3
00:00:05,300 --> 00:00:07,500
Fill it once, and carry it all day.
`;
const CHINESE = `1
00:00:00,300 --> 00:00:02,300
咖啡又凉了吧？

2
00:00:02,600 --> 00:00:05,000
这只杯子能保温十二小时。

3
00:00:05,300 --> 00:00:07,500
装满一次，带着走一整天。
`;

/** What the sample of video translation asks: a film in English gets a Chinese voice. */
export const TRANSLATED_SAMPLE = {
  videos: TALKING,
  from: "en",
  to: "zh",
  target: CHINESE,
  under: "music",
  show: "soft",
};

/** What the sample of subtitle translation asks: into the visitor's language. */
export const subtitlesSample = (to: "en" | "zh") =>
  to === "zh" ? { lines: TALKING_LINES, from: "en", to, target: CHINESE } : { lines: CHINESE, from: "zh", to, target: TALKING_LINES };
