import { z } from "zod";
import { artifactKind } from "../artifact.ts";
import { get } from "../endpoint.ts";
import { BUILT_TOOLS } from "../tools/app.ts";

const SLUGS = BUILT_TOOLS.map(({ slug }) => slug);
/** A tool that runs, by its slug. */
export const toolSlug = z.enum(SLUGS);

const ours = { origin: "reelwright" } as const;

const listedTool = z.object({
  slug: z.string(),
  app_id: z.number().int(),
  /** Whether it is switched on, and open to the caller. */
  available: z.boolean(),
  stages: z.array(z.string()),
  makes: z.array(artifactKind),
});

const voice = z.object({
  id: z.string(),
  name: z.string(),
  /** `built-in`, or the provider whose key is set. */
  provider: z.string(),
  language: z.string().nullable(),
  gender: z.enum(["female", "male"]).nullable(),
});

/** What can be made, and with whose voice. */
export const catalogue = {
  tools: get("/catalogue/tools", {
    ...ours,
    summary: "Every tool that runs.",
    input: z.object({}),
    output: z.object({ list: z.array(listedTool) }),
  }),
  tool: get("/catalogue/tool", {
    ...ours,
    summary: "One tool, with the JSON Schema of its input.",
    input: z.object({ slug: toolSlug }),
    output: listedTool.extend({ input_schema: z.record(z.string(), z.unknown()) }),
  }),
  voices: get("/catalogue/voices", {
    ...ours,
    summary: "Every voice: the built-in ones, and those of providers whose key is set.",
    input: z.object({}),
    output: z.object({ list: z.array(voice), unavailable: z.array(z.string()) }),
  }),
};
