export const words = {
  page: {
    title: "Video to Script",
    description: "See how a video is built: scenes with key frames, pace, hook, faces, and sound, as a storyboard you can export.",
    keywords: "video analysis, storyboard, scene detection, hook, pace, Markdown, CSV, JSON",
  },
  makes: "A storyboard of each video with times, plus its pace, hook, faces, and sound, as Markdown, CSV, and JSON.",
  takes: "{{files}}",
  phases: { studying: "Studying the video" },
  title: "Take a video apart",
  lead: "Add up to three videos. Everything in the report is measured; what can't be measured is marked unknown.",
  fields: {
    videos: {
      label: "Videos",
      hint: "The built-in engine finds scenes, faces, and silence. It doesn't transcribe speech or read text yet.",
    },
  },
  go: "Study videos",
  going: "Starting…",
  sample: "Try a sample",
  measured: "Measured",
  length: "Length",
  pace: "Pace",
  paceText: "{{cuts}} cuts per minute; half of the scenes are shorter than {{median}} s.",
  hook: "First 3 seconds",
  hookText: "Cuts: {{cuts}}. Faces: {{faces}}.",
  soundFrom: "Sound starts at {{seconds}} s.",
  noSoundYet: "No sound yet.",
  sound: "Sound",
  soundText: "{{loudness}}; silent for {{percent}}% of the time.",
  noSound: "This video has no sound track.",
  silent: "Silent throughout",
  notKnown: "Not known",
  why: "The built-in engine has no speech or text recognition.",
  unknown: "Unknown",
  transcript: "Transcript",
  text: "On-screen text",
  action: "Call to action",
  scene: "Scene {{number}}",
  faces_one: "{{count}} face",
  faces_other: "{{count}} faces",
  liveliness: { still: "Still", calm: "Calm", lively: "Lively" },
  more_one: "{{count}} more scene isn't shown.",
  more_other: "{{count}} more scenes aren't shown.",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "en/tools/video-to-script": typeof words;
  }
}
