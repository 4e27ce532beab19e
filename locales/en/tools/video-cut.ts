export const words = {
  page: {
    title: "Video Cut",
    description: "Keep or remove parts of a video. Cuts at key frames copy the video untouched; others re-encode only what they must.",
    keywords: "cut video, trim video, split video, lossless cut, MP4",
  },
  makes: "One MP4, or one for each part, with as little re-encoded as the cuts allow.",
  takes: "{{files}}",
  phases: { cutting: "Cutting" },
  title: "Cut a video",
  lead: "Type the parts to keep or remove. Whatever can be copied untouched is; each result says what was re-encoded.",
  fields: {
    video: { label: "Video", hint: "Sound, rotation, and variable frame rates are kept." },
    spans: {
      label: "Parts",
      hint: "One per line, as minutes:seconds. Fractions work: 0:05.5-0:12",
      placeholder: "0:05-0:12",
    },
    keep: { label: "What to do with these parts", options: { keep: "Keep them", remove: "Remove them" } },
    files: { label: "Result", options: { one: "One video", each: "One video per part" } },
  },
  go: "Cut video",
  going: "Starting…",
  sample: "Try a sample",
  player: "Play the video and mark parts",
  from: "Part starts here",
  to: "Part ends here",
  methods: {
    copied: "Cut at key frames: the video is untouched.",
    edges: "{{percent}}% of the video is untouched. Only the frames around the cuts were re-encoded.",
    encoded: "Re-encoded in high quality: the cuts or the format left nothing to copy.",
  },
  sounds: { copied: "Sound untouched.", encoded: "Sound re-encoded, cut to the sample.", none: "No sound." },
};

declare module "../../app-words.ts" {
  interface AppWords {
    "en/tools/video-cut": typeof words;
  }
}
