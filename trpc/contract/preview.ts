import { z } from "zod";
import { TEMPLATES } from "../../timeline/brief.ts";
import { post } from "./endpoint.ts";

const frame = z.object({
  template: z.enum(TEMPLATES),
  /** Signed and short-lived. */ url: z.string(),
  width: z.number(),
  height: z.number(),
});

/** A template with the caller's own product (spec §7): what it shows is in no payload there. */
export const previews = {
  preloadList: post("/u2v/preview/preloadList", {
    summary: "One drawn frame of a draft for each template on offer: the film's own, without its voice. Free.",
    idempotent: true,
    input: z.object({ draft_id: z.string().max(40) }),
    output: z.object({ list: z.array(frame) }),
  }),
};
