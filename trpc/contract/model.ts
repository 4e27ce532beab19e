import { z } from "zod";
import { get, post } from "./endpoint.ts";
import { ABILITIES, MAKES, MODEL_PROVIDERS, MODEL_RATIOS, MODELS } from "./rules/models/index.ts";
import { LONGEST_PROMPT } from "./rules/models/model.ts";
import { MODEL_STATES } from "./rules/models/state.ts";

/** A model as pages and scripts see it. */
export const shownModel = z.object({
  id: z.string(),
  provider: z.enum(MODEL_PROVIDERS),
  name: z.string(),
  makes: z.enum(MAKES),
  can: z.array(z.enum(ABILITIES)),
  ratios: z.array(z.enum(MODEL_RATIOS)),
  seconds: z.array(z.number()),
  pictures: z.number(),
  /** Credits for a picture, or for a second of film. */
  credits: z.number(),
  /** Seconds that a result usually takes. */
  takes: z.number(),
  family: z.enum(["veo", "sora"]).nullable(),
  state: z.enum(MODEL_STATES),
  /** The variables that this server lacks for it. */
  missing: z.array(z.string()),
  retired_on: z.string().nullable(),
  replaced_by: z.string().nullable(),
});
export type ShownModel = z.infer<typeof shownModel>;

/** What an administrator changes of the registry: switches and prices, by model. */
export const modelChanges = z.object({
  list: z
    .array(
      z.object({
        id: z.string().refine((id) => MODELS.some((one) => one.id === id), "no such model"),
        enabled: z.boolean().optional(),
        credits: z.number().min(0).max(1000).optional(),
      }),
    )
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, "a model stands twice"),
});

export const models = {
  list: get("/model/list", {
    origin: "reelwright",
    summary: "Every model that this release knows, with its price, and whether it can be used here.",
    session: "none",
    input: z.object({}),
    output: z.object({
      list: z.array(shownModel),
      /** The language model that improves prompts; null without a key. */
      improver: z.string().nullable(),
    }),
  }),
  improve: post("/model/improve", {
    origin: "reelwright",
    summary: "Writes a prompt anew for what is to be made, and says what it changed. Refused where no language model is configured.",
    idempotent: true,
    asks: true,
    input: z.object({ prompt: z.string().trim().min(1).max(LONGEST_PROMPT), makes: z.enum(["image", "video"]) }),
    output: z.object({ prompt: z.string(), changes: z.array(z.string()), engine: z.string() }),
  }),
};
