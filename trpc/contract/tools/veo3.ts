import { rule, upTo, WEB_IMAGES } from "../rules/upload-rule.ts";
import { filmInput } from "./film-input.ts";
import { FILM_WORK } from "./film-work.ts";
import { tool, work } from "./manifest.ts";

const PICTURES = rule(WEB_IMAGES, upTo(10), { count: { min: 0, max: 3 }, minPixels: 300 });

/** Veo3: AI Video by one family of models, as it is alive (registry: `family`), at half price (spec §9 Offers). */
export const veo3 = tool({
  slug: "veo3",
  apps: ["VEO3"],
  feature: "veo3",
  pages: [{ path: "veo3", name: "veo3", menuName: "veo3", icon: "clip", category: "create", discountIcon: true, tdk: "tools.veo3.page" }],
  prices: {},
  chargedAs: "create-ai-video",
  uploads: { veo3: PICTURES },
  box: { sample: { kind: "film", name: "tools/veo3", width: 288, height: 512, worded: true, byBuiltIn: true }, uploads: "veo3" },
  work: work({
    input: filmInput(["text", "frames", "ingredients"], { picture: "veo3", rule: PICTURES }, "vertex/veo-3.1-generate-001"),
    ...FILM_WORK,
    accepts: {},
  }),
});
