export const words = {
  page: {
    title: "Video Enhancer",
    description: "Upscale, denoise, sharpen, stabilize, and clean up the sound of a video. Preview 3 seconds for free, then render it all.",
    keywords: "video enhancer, upscale video, denoise, sharpen, stabilize, 4K",
  },
  makes: "An MP4 with more pixels, less noise, and steadier motion, next to the original.",
  takes: "{{files}}",
  phases: { enhancing: "Enhancing" },
  title: "Enhance a video",
  lead: "Choose what to improve and preview 3 seconds for free. Pay only when you render the whole video.",
  fields: {
    video: { label: "Video" },
    times: { label: "Size", hint: "Up to 4096 pixels on the long side.", options: { "1": "As it is", "2": "2×", "4": "4×" } },
    denoise: { label: "Noise", options: { off: "Leave it", light: "Light", strong: "Strong" } },
    sharpen: { label: "Sharpness", options: { off: "Leave it", light: "Light", strong: "Strong" } },
    colour: { label: "Color", options: { off: "Leave it", natural: "Natural", vivid: "Vivid" } },
    rate: {
      label: "Frame rate",
      hint: "Added frames are blended from their neighbors.",
      options: { keep: "As it is", "30": "30", "60": "60" },
    },
    deblock: { label: "Smooth out compression blocks" },
    stabilise: { label: "Stabilize shaky footage (crops a little)" },
    deinterlace: { label: "Deinterlace (old TV and camcorder footage)" },
    quiet: { label: "Reduce noise in the sound" },
    loudness: { label: "Set the loudness for online video (−14 LUFS)" },
    at: { label: "Preview starts at", hint: "As minutes:seconds." },
  },
  preview: "Preview 3 s (free)",
  render: "Render the whole video",
  going: "Starting…",
  sample: "Try a sample",
  before: "Before",
  after: "After",
  slider: "Before and after",
  previewed: "This is a preview. Change the settings below, or render the whole video with them.",
  upscalers: {
    none: "Same size.",
    network: "Enlarged by a neural network (ESRGAN slim).",
    lanczos: "Enlarged by Lanczos resampling: this video is too large for the built-in network.",
  },
};

declare module "../../app-words.ts" {
  interface AppWords {
    "en/tools/video-enhancer": typeof words;
  }
}
