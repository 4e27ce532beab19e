import { z } from "zod";
import { TEMPLATES } from "../../timeline/brief.ts";
import { get } from "./endpoint.ts";
import { shownModel } from "./model.ts";
import { AVATARS } from "./rules/avatars.ts";
import { VOICES } from "./rules/voices.ts";
import { MUSIC_STYLES } from "./settings.ts";

const voice = z.object({
  id: z.string(),
  name: z.string(),
  language: z.string(),
  gender: z.enum(["male", "female"]),
  character: z.string(),
  sample_url: z.string(),
});

const speaking = (language: "en" | "zh") =>
  z.string().refine((id) => VOICES.some((one) => one.id === id && one.language.startsWith(language)), `not a voice of ${language}`);

/** What a new ad begins with. */
const defaults = z.object({
  template: z.enum(TEMPLATES),
  music: z.enum(MUSIC_STYLES),
  avatar: z.enum(AVATARS),
  voice_en: speaking("en"),
  voice_zh: speaking("zh"),
});

const some = <T extends z.ZodType>(one: T) =>
  z
    .array(one)
    .min(1)
    .refine((list) => new Set(list).size === list.length, "an entry stands twice");

/** What of the built-in engine's repertoire is offered, in which order, and what is chosen at first. Each default is offered. */
export const offer = z
  .object({
    templates: some(z.enum(TEMPLATES)),
    music: some(z.enum(MUSIC_STYLES)),
    avatars: some(z.enum(AVATARS)),
    voices: some(z.string().refine((id) => VOICES.some((one) => one.id === id), "not a voice")),
    defaults,
  })
  .refine(
    ({ templates, music, avatars, voices, defaults: first }) =>
      templates.includes(first.template) &&
      music.includes(first.music) &&
      avatars.includes(first.avatar) &&
      voices.includes(first.voice_en) &&
      voices.includes(first.voice_zh),
    "a default is not offered",
  );
export type Offer = z.infer<typeof offer>;

/** What the settings page offers (spec §7 getDictList). Names are translated by the page, by id. */
export const dictionaries = z.object({
  ratios: z.array(z.string()),
  lengths: z.array(z.number()),
  objectives: z.array(z.string()),
  languages: z.array(z.string()),
  templates: z.array(z.enum(TEMPLATES)),
  music: z.array(z.enum(MUSIC_STYLES)),
  avatars: z.array(z.enum(AVATARS)),
  voices: z.array(voice),
  /** The models of AI Video and AI Image, each with what it can, what it costs, and whether it can be used here. */
  models: z.array(shownModel),
  defaults,
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
    summary: "Ratios, lengths, objectives, languages, templates, music, avatars, voices, models; and what is chosen at first.",
    session: "none",
    input: z.object({}),
    output: dictionaries,
  }),
};
