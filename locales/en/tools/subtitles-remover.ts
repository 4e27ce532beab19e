export const words = {
  page: {
    title: "Subtitle and Watermark Remover",
    description:
      "Remove burned-in captions and logos from videos. Draw boxes or let the captions be found, preview 3 seconds for free, then render.",
    keywords: "remove subtitles, remove captions, remove watermark, remove logo from video, hardcoded subtitles",
  },
  makes: "A clean MP4 of each video, next to the original. The sound is copied untouched.",
  takes: "{{files}}",
  rate: "Basic {{credits}}, advanced {{secondCredits}} credits per {{step}} s of finished video, rounded up.",
  phases: { finding: "Looking for captions", erasing: "Removing" },
  title: "Remove captions and logos",
  lead: "Draw a box around what should go, or have the captions found. Only the letters are replaced; everything else stays as it is.",
  fields: {
    videos: { label: "Videos", hint: "With several videos the boxes apply to all of them. Only work on videos you have the rights to." },
    boxes: {
      label: "What to remove",
      hint: "At most 20% of the picture per box, at least 1 second. With no box, captions are found in each video.",
    },
    quality: { label: "Quality", options: { basic: "Basic", advanced: "Advanced" } },
    at: { label: "Preview starts at", hint: "As minutes:seconds. The preview shows the first video." },
  },
  qualities: {
    basic: "Fills letters from moments when the same place was clear. Up to {{count}} boxes.",
    advanced: "Also follows a moving camera to find what was hidden. Slower. Up to {{count}} boxes.",
  },
  find: "Find captions (free)",
  preview: "Preview 3 s (free)",
  render: "Remove from the whole video",
  going: "Starting…",
  sample: "Try a sample",
  before: "Before",
  after: "After",
  slider: "Before and after",
  found_one: "{{count}} place with captions was found. Check the box below, then preview or render.",
  found_other: "{{count}} places with captions were found. Check the boxes below, then preview or render.",
  previewed: "This is a preview. Change the boxes below, or render the whole video with them.",
  method: "{{percent}}% of what was replaced was seen at another moment of the video; the rest was filled from its surroundings.",
  nothing: "Nothing that looks like text or a logo was in the boxes during this time, so nothing was changed.",
  sounds: { copied: "Sound untouched.", encoded: "Sound converted to AAC: MP4 can't hold the original format.", none: "No sound." },
  editor: {
    first: "Choose or upload a video first to draw on it. You can also type the boxes.",
    player: "Video to draw boxes on",
    boxLabel:
      "Box {{number}}: left {{left}}%, top {{top}}%, width {{width}}%, height {{height}}%, {{area}}% of the picture. Arrow keys move it, with Shift they resize it, Delete removes it.",
    number: "Box",
    columns: { left: "Left %", top: "Top %", width: "Width %", height: "Height %", from: "From", to: "To", what: "Remove" },
    what: { text: "Captions", mark: "Logo or mark" },
    cell: "{{column}}, box {{number}}",
    add: "Add a box",
    remove: "Delete",
    removeOne: "Delete box {{number}}",
    tooLarge: "{{percent}}%: over 20%",
    play: "Play",
    pause: "Pause",
    seek: "Position in the video",
    mark: { from: "Selected box starts here", to: "Selected box ends here" },
  },
};

declare module "../../app-words.ts" {
  interface AppWords {
    "en/tools/subtitles-remover": typeof words;
  }
}
