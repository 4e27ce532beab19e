import { z } from "zod";
import { get, post } from "./endpoint.ts";
import { scriptAngle } from "./script.ts";
import { timeline } from "./timeline.ts";

const id = z.string().max(40);

const hook = z.object({
  angle: scriptAngle,
  text: z.string(),
  headline: z.string(),
  /** About how long it takes to say. */
  seconds: z.number(),
  /** What it needs of the product page; empty: it claims nothing. */
  needs: z.array(z.string()),
  /** Whether it can be said in the time of the one that is there. */
  fits: z.boolean(),
});
export type TimelineHook = z.infer<typeof hook>;

/** What an ad may open with: the hooks of the script engine whose preconditions its product meets. */
export const timelineHooks = {
  list: get("/timeline/hook/list", {
    origin: "reelwright",
    summary: "The hooks that this timeline's product allows, and the one that it opens with.",
    input: z.object({ timeline_id: id }),
    output: z.object({ current: z.string(), seconds: z.number(), list: z.array(hook) }),
  }),
  replace: post("/timeline/hook/replace", {
    origin: "reelwright",
    summary:
      "Puts another hook of the list in the place of the one that is there, in the same time, as one step: it is spoken by the ad's voice, its captions and headline are set, pictures stay.",
    input: z.object({ timeline_id: id, expected_revision: z.coerce.number().int().min(0).optional(), text: z.string().min(1).max(600) }),
    output: timeline,
  }),
};
