import { type Model, MODEL_RATIOS } from "./model.ts";

/** What moves mouths where nobody asks for another model. */
export const BUILT_IN_LIPS = "built-in/lips";

/** What dubs films where nobody asks for another model. */
export const BUILT_IN_DUB = "built-in/dub";

const common = { provider: "built-in", ratios: MODEL_RATIOS } as const;

/** What the media service makes by itself, named for what it is (issue H 3). */
export const BUILT_IN: readonly Model[] = [
  {
    ...common,
    id: "built-in/poster",
    model: "poster",
    name: "Posters and retouching",
    makes: "image",
    can: ["text", "image", "blend", "seed"],
    seconds: [],
    pictures: 4,
    credits: 1,
    takes: 3,
  },
  {
    ...common,
    id: "built-in/motion",
    model: "motion",
    name: "Motion graphics and camera moves",
    makes: "video",
    can: ["text", "image", "last-frame", "ingredients", "sound", "seed"],
    seconds: [4, 5, 6, 8, 10, 12],
    pictures: 4,
    credits: 0.6,
    takes: 20,
  },
  {
    ...common,
    id: BUILT_IN_LIPS,
    model: "lips",
    name: "Mouth shapes",
    makes: "lips",
    can: [],
    seconds: [],
    pictures: 1,
    credits: 0,
    takes: 40,
  },
  {
    ...common,
    id: BUILT_IN_DUB,
    model: "dub",
    name: "Built-in voices",
    makes: "dub",
    can: [],
    seconds: [],
    pictures: 0,
    credits: 0,
    takes: 80,
  },
];
