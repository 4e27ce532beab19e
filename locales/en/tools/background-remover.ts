export const words = {
  page: {
    title: "Background Remover",
    description:
      "Cut the subject out of up to ten images or short videos at once. Hair and glass keep their soft edges. Download transparent PNG or WebM files.",
    keywords: "background remover, cutout, transparent background, product image, PNG",
  },
  makes: "A transparent PNG cutout of each image at its full size; a transparent WebM and an MP4 of each short video.",
  takes: "{{files}} Or videos: MP4, MOV, WebM, up to 30 s.",
  phases: { cutting: "Removing backgrounds" },
  title: "Remove backgrounds",
  lead: "Choose up to ten images or short videos. Each comes back as a transparent cutout; one without a clear subject is refunded.",
  fields: {
    pictures: {
      label: "Images and videos",
      hint: "Product photos on a plain or blurred background work best. Videos: MP4, MOV or WebM, up to 30 s and under 400 MB; made at up to 720p.",
    },
    ground: { label: "Background color of a video's MP4", hint: "For videos only: the WebM is transparent, the MP4 has this color." },
  },
  rate: "{{credits}} credit per image; {{secondCredits}} credits per {{secondStep}} s of each video, rounded up.",
  transparent: "WebM with transparency: lay it over other videos. Safari does not show the transparency; the MP4 plays everywhere.",
  go: "Remove backgrounds",
  going: "Starting…",
  before: "Before",
  after: "After",
  download: "Download PNG",
  sample: "Try a sample",
  edit: "Edit",
  editor: "Edit the cutout",
  preview: "Preview of the edited cutout",
  make: "Create image",
  making: "Creating…",
  makeHint: "Free. The image is made at full size.",
  filmEditor:
    "The editor takes images only. A video's background color is chosen in the form before it is cut out. Any other background: lay the WebM over it in a video editor that reads transparency.",
  filmAgain: "Cut a video out with another color",
  back: "Back to the cutouts",
  brush: { title: "Brush", keep: "Keep", erase: "Erase", size: "Size", undo: "Undo" },
  recipe: {
    background: {
      label: "Background",
      options: { none: "Transparent", colour: "Solid color", gradient: "Gradient", blur: "Blurred photo", picture: "Another image" },
    },
    colour: { label: "Color" },
    second: { label: "Second color" },
    backdrop: { label: "Choose a background image" },
    shadow: { label: "Shadow", options: { none: "None", soft: "Soft", ground: "On the ground" } },
    feather: { label: "Feather" },
    size: {
      label: "Canvas size",
      options: {
        original: "Original",
        square: "Square 1:1",
        portrait: "Portrait 4:5",
        story: "Vertical 9:16",
        wide: "Landscape 16:9",
        amazon: "Amazon",
        shopify: "Shopify",
        taobao: "Taobao",
      },
    },
    fill: { label: "Subject size" },
    format: { label: "File format", options: { png: "PNG", webp: "WebP", jpg: "JPG" } },
  },
};

declare module "../../app-words.ts" {
  interface AppWords {
    "en/tools/background-remover": typeof words;
  }
}
