export const paste = {
  title: "Paste a product link. Leave with an ad.",
  lead: "We read the page, write three scripts that stay with what it says, speak one and cut it to music. A preview is free.",
  label: "Product link",
  placeholder: "https://shop.example/bottle",
  go: "Read the page",
  going: "Opening the link …",
  trySample: "Try it with the sample product",
  sampleNote: "A bottle we made up for this, with its own shop page.",
  describe: "No page to link to? Describe the product",
  how: "What happens, with the sample bottle",
  board: {
    page: {
      title: "Paste Link",
      text: "One product page, any shop. Pictures, prices and promises are read from it.",
      alt: "The sample bottle as its shop page shows it",
    },
    facts: {
      title: "Manage Detail",
      text: "You see what was found and correct it. Claims keep the sentence they rest on.",
      fact1: "Keeps coffee hot for 24 hours and water cold for 48 hours",
      fact2: "The lid locks with one turn, so nothing leaks in your bag",
      fact3: "Guaranteed for ten years",
    },
    video: {
      title: "Get Your Video",
      text: "Upright, wide or square, spoken, captioned and ready to post.",
      alt: "How a frame of the ad looks: the bottle, large, with its price",
    },
  },
  recent: "Ads you started",
  all: "All projects",
};
