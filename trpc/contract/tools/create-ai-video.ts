import { perSeconds } from "../rules/price.ts";
import { rule, upTo, VIDEOS, WEB_IMAGES } from "../rules/upload-rule.ts";
import { filmInput } from "./film-input.ts";
import { FILM_WORK } from "./film-work.ts";
import { tool, work } from "./manifest.ts";

const PICTURES = rule(WEB_IMAGES, upTo(10), { count: { min: 0, max: 4 }, minPixels: 300 });

/** AI Video: text, first and last frame, ingredients to video. */
export const createAiVideo = tool({
  slug: "create-ai-video",
  apps: ["AI_VIDEO"],
  feature: "ai_video",
  pages: [
    {
      path: "create-ai-video",
      name: "createAiVideo",
      menuName: "aiVideo",
      icon: "film",
      category: "create",
      tdk: "tools.create-ai-video.page",
    },
  ],
  prices: { "create-ai-video": perSeconds(5, 3) },
  uploads: {
    "ai-video": PICTURES,
    "film-extension": rule(VIDEOS, upTo(300), { maxSeconds: upTo(60), other: "The specification names no limit for what is extended." }),
  },
  box: { sample: { kind: "film", name: "tools/create-ai-video", width: 288, height: 512, worded: true }, uploads: "ai-video" },
  work: work({
    input: filmInput(["text", "frames", "ingredients"], { picture: "ai-video", rule: PICTURES }, "built-in/motion"),
    ...FILM_WORK,
    accepts: { image: "pictures" },
  }),
});
