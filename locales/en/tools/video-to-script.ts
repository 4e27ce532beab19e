export const words = {
  page: {
    title: "Video to Script",
    description:
      "See how a video is built: what is said and when, scenes with key frames, pace, hook, call to action, as a storyboard you can export.",
    keywords: "video analysis, transcript, storyboard, scene detection, hook, pace, Markdown, CSV, JSON, PDF",
  },
  makes:
    "A storyboard and transcript of each video with times, plus its pace, hook, call to action, faces, and sound, as PDF, Markdown, CSV, and JSON.",
  takes: "{{files}}",
  phases: { studying: "Studying the video", listening: "Writing down what is said", reading: "Reading words in the picture" },
  title: "Take a video apart",
  lead: "Add up to three videos. Everything in the report is measured or quoted; what can't be told is marked unknown.",
  fields: {
    videos: {
      label: "Videos",
      hint: "The built-in engine finds scenes, faces, and silence, and a small speech model writes down what is said. Words in the picture are read too. All of it is rough.",
    },
  },
  go: "Study videos",
  going: "Starting…",
  sample: "Try a sample",
  another: "Study other videos",
  like: "Make an ad like this",
  edit: "Edit this video",
  opening: "Opening…",
  nextNote:
    "An ad like this takes over the structure, never the words or pictures: how it opens, its shape, length, pace, and goal. Editing opens the video in the timeline, cut at its scenes, with what is said as captions.",
  measured: "Measured",
  length: "Length",
  pace: "Pace",
  paceOne: "One scene, no cuts.",
  paceText: "{{cuts}} cuts per minute; half of the scenes are shorter than {{median}} s.",
  hook: "First 3 seconds",
  hookText: "Cuts: {{cuts}}. Faces: {{faces}}.",
  soundFrom: "Sound starts at {{seconds}} s.",
  noSoundYet: "No sound yet.",
  sound: "Sound",
  soundText: "{{loudness}}; silent for {{percent}}% of the time.",
  noSound: "This video has no sound track.",
  silent: "Silent throughout",
  spoken: "What is said",
  notHeard: "The speech in this video couldn't be transcribed.",
  nothing: "Nothing is said.",
  speed: "Speaking pace",
  speeds: {
    words: "{{count}} words per minute, over {{seconds}} s of speech",
    characters: "{{count}} characters per minute, over {{seconds}} s of speech",
  },
  structure: "Structure",
  parts: { hook: "Hook", body: "Body", action: "Call to action" },
  noAction: "None in the spoken words.",
  heardBy: "Heard by {{engine}}, a small model: expect misheard words.",
  unknown: "Unknown",
  transcript: "Transcript",
  texts: {
    read: "Words in the picture are quoted under their scene, as the built-in engine reads them: expect misread ones.",
    none: "No words were found in the picture.",
    unread: "The words in the picture couldn't be read.",
  },
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
