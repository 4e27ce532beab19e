import { z } from "zod";
import { get } from "./endpoint.ts";

const voice = z.object({
  id: z.string(),
  name: z.string(),
  language: z.string(),
  gender: z.enum(["male", "female"]),
  character: z.string(),
  sample_url: z.string(),
});

/** What the settings page offers (spec §7 getDictList). Names are translated by the page, by id. */
export const dictionaries = z.object({
  ratios: z.array(z.string()),
  lengths: z.array(z.number()),
  objectives: z.array(z.string()),
  languages: z.array(z.string()),
  templates: z.array(z.string()),
  music: z.array(z.string()),
  avatars: z.array(z.string()),
  voices: z.array(voice),
});
export type Dictionaries = z.infer<typeof dictionaries>;

export const publicCalls = {
  getVersion: get("/public/getVersion", {
    summary: "The version of the web project, checked on each navigation.",
    session: "none",
    input: z.object({ project_name: z.string().max(60) }),
    output: z.object({ version: z.string() }),
  }),
  getDictList: get("/product/video/getDictList", {
    summary: "Ratios, lengths, objectives, languages, templates, music, avatars, voices.",
    session: "none",
    input: z.object({}),
    output: dictionaries,
  }),
};
