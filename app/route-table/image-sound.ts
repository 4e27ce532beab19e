import type { RouteRow } from "./row.ts";

/** Pictures, and speech. */
export const IMAGE_SOUND: readonly RouteRow[] = [
  { path: "ai-image", name: "AiImage", menuName: "aiImage", category: "image", featureName: "ai_image", id: 120 },
  {
    path: "background-remover",
    name: "BackgroundRemoval",
    menuName: "backgroundRemoval",
    category: "image",
    featureName: "background_removal",
    id: 93,
  },
  { path: "background-remover/editor", name: "BackgroundRemovalEditor", featureName: "background_removal", id: 93, hidden: true },
  {
    path: "text-to-speech",
    name: "TextToAudio",
    menuName: "textToSpeech",
    category: "sound",
    featureName: "text_to_speech",
    id: 92,
    hidden: true,
  },
];
