export const words = {
  page: {
    title: "Background Remover",
    description:
      "Cut the subject out of up to ten images at once. Hair and glass keep their soft edges at full size. Download transparent PNG files.",
    keywords: "background remover, cutout, transparent background, product image, PNG",
  },
  makes: "A transparent PNG cutout of each image at its full size.",
  takes: "{{files}}",
  phases: { cutting: "Removing the background" },
  title: "Remove image backgrounds",
  lead: "Choose up to ten images. Each comes back as a transparent cutout; an image without a clear subject is refunded.",
  fields: { pictures: { label: "Images", hint: "Product photos on a plain or blurred background work best." } },
  go: "Remove backgrounds",
  going: "Starting…",
  before: "Before",
  after: "After",
  download: "Download PNG",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "en/tools/background-remover": typeof words;
  }
}
