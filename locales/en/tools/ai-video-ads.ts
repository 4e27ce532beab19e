export const words = {
  page: {
    title: "Description to Video",
    description: "Describe a product in your own words, add an image, and get an ad.",
    keywords: "description to video, text to video ad, product ad without a page",
  },
  makes: "The same ad from your own description, for products without a page. Download as MP4.",
  takes: "A name (up to {{name}} characters), a description (up to {{intro}}) and images: {{files}}",
  phases: { preparing: "Loading the draft", voice: "Voice and images", composing: "Music and editing", rendering: "Rendering" },
  title: "Describe your product. Get a video ad.",
  lead: "Write what a good salesperson would say and add an image. You'll choose the look on the next page.",
  namePlaceholder: "Nordhavn Vacuum Bottle 750 ml",
  introPlaceholder:
    "A double-walled steel bottle. It keeps coffee hot for 24 hours. The lid locks with one turn, so nothing leaks in your bag.",
  introHint: "Short sentences work best: each one can become a line in the ad, and every claim cites what you wrote.",
  needIntro: "Write at least one sentence about the product. We'll base the script on it.",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "en/tools/ai-video-ads": typeof words;
  }
}
