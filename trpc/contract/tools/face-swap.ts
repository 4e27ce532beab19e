import { z } from "zod";
import { consentFields } from "../consent.ts";
import { FACE_SWAP_MODEL } from "../rules/models/index.ts";
import { perSeconds } from "../rules/price.ts";
import { rule, upTo, VIDEOS, WEB_IMAGES } from "../rules/upload-rule.ts";
import { fileInput } from "./file-input.ts";
import { tool, work } from "./manifest.ts";

/** Seconds of one film. */
const LONGEST_SWAP = 60;

const { whose, person, agreed, statement } = consentFields;

/** Face swap (legacy tool 6): another face in a film, once both have agreed to it: who is seen, and whose face it is. */
export const faceSwap = tool({
  slug: "face-swap",
  // The specification has two names of app 6.
  apps: ["FACE_SWAP_VIDEO"],
  feature: "face_swap",
  pages: [{ path: "face-swap", name: "FaceSwap", menuName: "faceSwap", category: "avatars", tdk: "tools.face-swap.page" }],
  prices: { "face-swap": perSeconds(30, 6) },
  uploads: {
    "face-swap-film": rule(VIDEOS, upTo(200), {
      minSeconds: 1,
      maxSeconds: upTo(LONGEST_SWAP),
      minPixels: 360,
      other: "The specification names no limits for what a face is put into.",
    }),
    "face-swap-face": rule(WEB_IMAGES, upTo(10), { minPixels: 300, maxPixels: 4096 }),
  },
  box: { uploads: "face-swap-film", values: { seconds: LONGEST_SWAP } },
  work: work({
    input: z.object({
      film: fileInput("face-swap-film"),
      face: fileInput("face-swap-face"),
      /** Of the person who is seen in the film. */
      seen_whose: whose,
      seen_person: person,
      seen_agreed: agreed,
      seen_statement: statement,
      /** Of the person whose face it becomes. */
      face_whose: whose,
      face_person: person,
      face_agreed: agreed,
      face_statement: statement,
    }),
    stages: ["swap"],
    phases: ["looking", "swapping", "fetching", "signing"],
    makes: ["video"],
    generates: ["video"],
    standsOn: FACE_SWAP_MODEL,
    accepts: { video: "film", image: "face" },
    failure: { swap: "task.generationFailed" },
    lane: "media",
    openLimit: 5,
    maxHours: 6,
    keepDays: null,
  }),
});
