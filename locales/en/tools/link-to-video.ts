export const words = {
  page: {
    title: "Link to Video",
    description: "Paste a product link. Reelwright reads the page, writes the script, records the voiceover and edits the ad.",
    keywords: "product link to video, URL to video ad, product page video, ad generator",
  },
  makes:
    "A finished 15- to 60-second ad in vertical, landscape or square format, with script, voiceover, captions and music. Download as MP4.",
  takes: "The link to a product page. Its images are included; you can add your own: {{files}}",
  phases: { preparing: "Loading the draft", voice: "Voice and images", composing: "Music and editing", rendering: "Rendering" },
  title: "Paste a product link. Get a video ad.",
  lead: "We read the page, write three scripts that stick to the facts, add a voiceover and edit it to music. Previews are free.",
  label: "Product link",
  placeholder: "https://shop.example/bottle",
  go: "Read the page",
  going: "Opening the link…",
  trySample: "Try it with the sample product",
  sampleNote: "A made-up bottle with its own product page.",
  describe: "No product page? Describe your product",
  how: "How it works with the sample bottle",
  board: {
    page: {
      title: "Paste Link",
      text: "Any product page from any shop. We read its images, prices and selling points.",
      alt: "The sample bottle on its product page",
    },
    facts: {
      title: "Manage Detail",
      text: "Review what we found and fix anything. Every claim keeps its source.",
      price: "€29.90",
      oldPrice: "€39.90",
      fact1: "Keeps coffee hot for 24 hours and water cold for 48 hours",
      fact2: "The lid locks with one turn, so nothing leaks in your bag",
      fact3: "Guaranteed for ten years",
    },
    video: {
      title: "Get Your Video",
      text: "Vertical, landscape or square, with voiceover and captions, ready to post.",
      alt: "A frame of the ad: the bottle, large, with its price",
    },
  },
  recent: "Ads you started",
  all: "All projects",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "en/tools/link-to-video": typeof words;
  }
}
