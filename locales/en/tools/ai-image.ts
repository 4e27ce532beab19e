export const words = {
  page: {
    title: "AI Image",
    description:
      "Turn words into posters, relight and upscale product photos, or set a product into a new scene. One to four pictures at a time.",
    keywords: "AI image, text to image, poster maker, image to image, product photo, blend, relight",
  },
  makes: "One to four pictures: designed posters, edited photos, or a product set into a scene.",
  takes: "A prompt, or pictures. {{files}}",
  phases: { reading: "Reading", making: "Making", signing: "Signing" },
  title: "Make a picture",
  lead: "Write what it should say, or bring a photo. You see the price before each run.",
  modes: { label: "What to make", text: "Text to image", image: "Image to image", blend: "Blend" },
  examples: {
    one: "Slow mornings\nSingle-origin coffee, roasted every Tuesday\nOpen 7–15\n12 Shore Street",
    two: "Summer sale\n30% off everything until Sunday\nFree delivery over $40",
    three: "Blue hour\nAn evening of jazz on the harbor\nFriday, 8 pm",
  },
  fields: {
    prompt: {
      label: "Prompt",
      hint: "The built-in engine sets your words as a poster: the headline on the first line, details on the next. Models with a key picture what you describe.",
      placeholder: "Slow mornings\nSingle-origin coffee, roasted every Tuesday\nOpen 7–15",
    },
    style: {
      label: "Style",
      hint: "For the built-in engine. “Surprise me” makes each picture in another style.",
    },
    pictures: {
      label: "Pictures",
      hint: "A product photo is cut out and becomes part of the picture. Of a moving GIF the first frame is taken.",
    },
    treatment: {
      label: "What to do",
      hint: "For the built-in engine.",
      options: { "cut-out": "Cut out", studio: "Studio packshot", relight: "New light", grade: "Color grade", upscale: "Upscale 2×" },
    },
    light: { label: "Light from", options: { left: "Left", right: "Right", above: "Above", behind: "Behind" } },
    grade: {
      label: "Look",
      options: { natural: "Natural", warm: "Warm", cool: "Cool", film: "Film", noir: "Noir", vivid: "Vivid" },
    },
    foreground: {
      label: "Foreground",
      hint: "What stands in front. It is cut out; its light, color and shadow are matched. What cannot be cut out well, such as glass, is shown whole as a print.",
    },
    background: { label: "Background", hint: "The scene it is set into." },
    model: { label: "Model" },
    ratio: { label: "Shape", options: { "1:1": "Square 1:1", "4:5": "Portrait 4:5", "9:16": "Vertical 9:16", "16:9": "Landscape 16:9" } },
    count: { label: "How many" },
    seed: { label: "Seed", hint: "The same seed with the same words makes the same picture." },
    mark: { label: "Show a “Made with AI” mark" },
  },
};

declare module "../../app-words.ts" {
  interface AppWords {
    "en/tools/ai-image": typeof words;
  }
}
