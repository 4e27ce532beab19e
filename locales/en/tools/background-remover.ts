export const words = {
  page: {
    title: "Background Remover",
    description: "Cut the subject out of up to ten images at once. Download transparent WebP files.",
    keywords: "background remover, cutout, transparent background, product image, WebP",
  },
  makes: "A transparent cutout of each image, as WebP, up to 1440 pixels per side.",
  takes: "{{files}}",
  phases: { cutting: "Removing the background" },
  title: "Remove image backgrounds",
  lead: "Choose up to ten images. Each comes back as a transparent cutout; an image without a clear subject is refunded.",
  fields: { pictures: { label: "Images", hint: "Product photos on a plain or blurred background work best." } },
  go: "Remove backgrounds",
  going: "Starting…",
  before: "Before",
  after: "After",
  download: "Download WebP",
};

declare module "../../app-words.ts" {
  interface AppWords {
    "en/tools/background-remover": typeof words;
  }
}
