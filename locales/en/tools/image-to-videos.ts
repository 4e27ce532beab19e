import { filmFields } from "../film-fields.ts";

export const words = {
  page: {
    title: "Image to Video",
    description: "Bring a photo to life: the subject is lifted off its background and a camera moves between them.",
    keywords: "image to video, animate photo, parallax, camera move",
  },
  makes: "A video of 4 to 12 seconds from each picture.",
  takes: "One to four pictures. {{files}}",
  phases: { reading: "Reading", making: "Making", rendering: "Rendering", signing: "Signing" },
  title: "Turn pictures into video",
  lead: "Bring a picture and choose how the camera moves. You see the price before each run.",
  modes: { label: "What to make it from", image: "Pictures" },
  examples: {
    one: "Slow push in, then hold",
    two: "Orbit around the product",
    three: "Focus shifts to the subject",
  },
  fields: filmFields,
};

declare module "../../app-words.ts" {
  interface AppWords {
    "en/tools/image-to-videos": typeof words;
  }
}
