import { filmFields } from "../film-fields.ts";

export const words = {
  page: {
    title: "AI Video",
    description:
      "Turn words into motion graphics with voice and music, morph a first frame into a last one, or compose several pictures into one film.",
    keywords: "AI video, text to video, first and last frame, morph, motion graphics",
  },
  makes: "One to four videos of 4 to 12 seconds.",
  takes: "A prompt, two frames, or up to four pictures. {{files}}",
  phases: { reading: "Reading", making: "Making", rendering: "Rendering", signing: "Signing" },
  title: "Make a video",
  lead: "Write it, or give it two frames or a few pictures. You see the price before each run.",
  modes: { label: "What to make it from", text: "Words", frames: "First and last frame", ingredients: "Ingredients" },
  examples: {
    one: "Your coffee is cold again. This bottle keeps it hot for 24 hours. Order yours today.",
    two: "Three days only. 30% off every lamp. Free delivery over $40.",
    three: "Friday, 8 pm. Jazz on the harbor. Bring someone you like.",
  },
  fields: filmFields,
};

declare module "../../app-words.ts" {
  interface AppWords {
    "en/tools/create-ai-video": typeof words;
  }
}
