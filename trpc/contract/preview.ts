import { z } from "zod";
import { TEMPLATES } from "../../timeline/brief.ts";
import { cutoutDoubt } from "../../timeline/measured.ts";
import { post } from "./endpoint.ts";

const frame = z.object({
  template: z.enum(TEMPLATES),
  /** Signed and short-lived. */ url: z.string(),
  width: z.number(),
  height: z.number(),
});

const cutout = z.object({
  media_id: z.string(),
  /**
   * `clean`: shown unless somebody chose otherwise; `unsure`: shown only by choice; `none`: there is nothing to cut out;
   * `waiting`: nobody has looked yet.
   */
  state: z.enum(["waiting", "clean", "unsure", "none"]),
  /** What speaks most against one that is unsure. */
  doubt: cutoutDoubt.nullable(),
  /** Signed and short-lived; empty where there is none. */
  url: z.string(),
});
export type Cutout = z.infer<typeof cutout>;

/** A template with the caller's own product (spec §7): what it shows is in no payload there. */
export const previews = {
  preloadList: post("/u2v/preview/preloadList", {
    summary: "One drawn frame of a draft for each template on offer: the film's own, without its voice. Free.",
    idempotent: true,
    input: z.object({ draft_id: z.string().max(40) }),
    output: z.object({ list: z.array(frame) }),
  }),
  cutouts: post("/u2v/preview/cutouts", {
    origin: "reelwright",
    summary: "What was cut out before of each picture that the draft's ad can show, and whether that can be trusted.",
    idempotent: true,
    asks: true,
    input: z.object({ draft_id: z.string().max(40) }),
    output: z.object({ list: z.array(cutout) }),
  }),
  makeCutouts: post("/u2v/preview/makeCutouts", {
    origin: "reelwright",
    summary: "Cuts out each picture that the draft's ad can show. Free.",
    idempotent: true,
    input: z.object({ draft_id: z.string().max(40) }),
    output: z.object({ list: z.array(cutout) }),
  }),
};
