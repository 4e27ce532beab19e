import { SPOKEN } from "../spoken.ts";

export const words = {
  page: {
    title: "Subtitle Translation",
    description: "Translate subtitles line by line: SRT, VTT, or ASS in and out, or straight from a video, with your own glossary.",
    keywords: "subtitle translation, SRT, VTT, ASS, captions, glossary, burn in subtitles",
  },
  makes: "The subtitles in another language as SRT, VTT, and ASS, and the video with them if you like.",
  takes: "SRT, VTT, or ASS; or a video with subtitles. {{files}}",
  phases: { reading: "Reading the subtitles", translating: "Translating", mixing: "Adding them to the video" },
  title: "Translate subtitles",
  lead: "Times stay exactly as they are. You check every line before the files are made.",
  fields: {
    lines: {
      label: "Subtitles",
      hint: "SRT, VTT, or ASS, as a file or pasted. Up to 600 lines. Leave it empty to use the subtitles in a video.",
      placeholder: "1\n00:00:01,000 --> 00:00:03,500\nWelcome to the show.",
    },
    video: { label: "Video", hint: "Only if the subtitles are in it, or should be." },
    from: {
      label: "Language",
      options: { auto: "Detect", ...SPOKEN },
    },
    to: {
      label: "New language",
      options: SPOKEN,
    },
    target: {
      label: "Your own translation",
      hint: "If you have some of it already. Lines without a translation are translated, or left for you to type.",
      placeholder: "1\n00:00:01,000 --> 00:00:03,500\n欢迎收看。",
    },
    glossary: {
      label: "Names and terms",
      hint: "One per line: word = translation. A word alone stays as it is.",
      placeholder: "Reelwright\nlid = 杯盖",
    },
    show: {
      label: "Add them to the video",
      options: { none: "No", soft: "Can be turned on and off", burned: "In the picture" },
    },
  },
  go: "Prepare the lines",
  going: "Starting…",
  sample: "Try a sample",
  make: "Make the files",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "en/tools/subtitle-translation": typeof words;
  }
}
