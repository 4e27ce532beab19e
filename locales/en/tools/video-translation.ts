import { SPOKEN } from "../spoken.ts";

export const words = {
  page: {
    title: "Video Translation",
    description:
      "Dub a video into another language: check every line, hear it in its " +
      "new voice, keep the music, and get subtitles as SRT, VTT, and ASS.",
    keywords: "video translation, dubbing, voice over, English, Chinese, subtitles, SRT, VTT, ASS",
  },
  makes: "The video with a new voice and subtitles, plus the subtitles as SRT, VTT, and ASS.",
  takes: "{{files}}",
  phases: { reading: "Reading the video", translating: "Translating", speaking: "Speaking the lines", mixing: "Mixing" },
  title: "Translate a video",
  lead:
    "Your video with a new voice in another language. You choose who dubs: built-in voices, line by line " +
    "as you check them, or, where it's set up, ElevenLabs in one go. Lips keep moving as they were filmed.",
  fields: {
    videos: { label: "Videos", hint: "Each video is a task of its own." },
    from: {
      label: "Spoken language",
      options: { auto: "Detect", ...SPOKEN },
    },
    to: { label: "New language", hint: "The built-in voices speak English and Chinese.", options: SPOKEN },
    by: {
      label: "Who dubs",
      hint:
        "The built-in voices are fitted line by line, and you check every line. ElevenLabs " +
        "dubs in one go, in copies of the speakers' voices; its price comes on top.",
    },
    agreed: {
      label:
        "For ElevenLabs: everyone who speaks in these videos is an adult and has agreed that " +
        "their voice is copied there for this translation, and I am allowed to use the videos.",
    },
    voice: { label: "Voice", hint: "For everyone who has no voice of their own. You can change it line by line." },
    speakers: {
      label: "Voices by speaker",
      hint: "One per line. A speaker is named in the subtitles like this: [Anna]: Hello",
      placeholder: "Anna = Bella",
    },
    lines: {
      label: "What is said",
      hint:
        "SRT, VTT, or ASS, as a file or pasted. Leave it empty to use the " +
        "subtitles in the video or a transcription, or to type the lines next.",
      placeholder: "1\n00:00:01,000 --> 00:00:03,500\nWelcome to the show.",
    },
    target: {
      label: "Your own translation",
      hint: "The same in the new language, if you have it. Lines without a translation are translated, or left for you to type.",
      placeholder: "1\n00:00:01,000 --> 00:00:03,500\n欢迎收看。",
    },
    glossary: {
      label: "Names and terms",
      hint: "One per line: word = translation. A word alone stays as it is.",
      placeholder: "Reelwright\nlid = 杯盖",
    },
    under: {
      label: "Original sound under the new voice",
      hint: "Between lines it's always unchanged.",
      options: { music: "Keep music, remove voices (stereo only)", quiet: "Keep it all, quietly", off: "Silence" },
    },
    mark: { label: "Show a “Made with AI” mark" },
    show: { label: "Subtitles", options: { soft: "Can be turned on and off", burned: "In the picture", none: "None" } },
  },
  go: "Prepare the lines",
  going: "Starting…",
  sample: "Try a sample",
  make: "Make the video",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "en/tools/video-translation": typeof words;
  }
}
