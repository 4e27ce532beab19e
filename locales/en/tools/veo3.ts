import { filmFields } from "../film-fields.ts";

export const words = {
  page: {
    title: "Veo3",
    description: "Google's Veo family as it is alive today: words, first and last frame, or reference pictures to video with sound.",
    keywords: "Veo 3.1, Veo3, Gemini Omni, text to video, AI video with sound",
  },
  makes: "Videos with sound by Google's Veo family, or motion graphics by the built-in engine.",
  takes: "A prompt, two frames, or up to three pictures. {{files}}",
  phases: { reading: "Reading", making: "Making", rendering: "Rendering", signing: "Signing" },
  title: "Veo3",
  lead: "Google's video models. You see the price before each run.",
  modes: { label: "What to make it from", text: "Words", frames: "First and last frame", ingredients: "Reference pictures" },
  examples: {
    one: "A steel bottle on a wet rock at dawn. Waves break behind it. The camera pushes in slowly, with the sound of the sea.",
    two: "A baker tears open a warm loaf. Steam rises in the morning light. Close-up, handheld.",
    three: "A red bicycle leans on a yellow wall. A cat walks past. Static camera, summer street sounds.",
  },
  fields: filmFields,
  family: "Veo 3 itself has been shut down. Its family goes on as: {{names}}.",
  notHere:
    "None of them runs on this server yet: its operator has to set {{keys}}. Until then the built-in engine animates your words here, as type and shapes; it films nothing.",
  offer: "On this page all of them are {{percent}}% off until {{day}} (UTC).",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "en/tools/veo3": typeof words;
  }
}
