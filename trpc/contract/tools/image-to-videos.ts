import { perSeconds } from "../rules/price.ts";
import { rule, upTo, WEB_IMAGES } from "../rules/upload-rule.ts";
import { filmInput } from "./film-input.ts";
import { FILM_WORK } from "./film-work.ts";
import { tool, work } from "./manifest.ts";

const PICTURES = rule(WEB_IMAGES, upTo(10), { count: { min: 1, max: 4 }, minPixels: 300 });

/** Image to Video (spec §5: JPG, PNG, WEBP, up to 10 MB, at least 300 pixels each side): a film of each picture. */
export const imageToVideos = tool({
  slug: "image-to-videos",
  apps: ["IMAGE_TO_VIDEO"],
  feature: "image_to_video",
  pages: [
    { path: "image-to-videos", name: "ImageToVideo", menuName: "imageToVideo", category: "create", tdk: "tools.image-to-videos.page" },
  ],
  prices: { "image-to-videos": perSeconds(5, 3) },
  uploads: { "image-to-videos": PICTURES },
  box: { sample: { kind: "film", name: "tools/image-to-videos", width: 512, height: 512 }, uploads: "image-to-videos" },
  work: work({
    input: filmInput(["image"], { picture: "image-to-videos", rule: PICTURES }, "built-in/motion"),
    ...FILM_WORK,
    accepts: { image: "pictures" },
  }),
});
