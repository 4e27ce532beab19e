import type { Dictionaries, Offer } from "../../../trpc/contract/dictionary.ts";
import { scriptObjective, SCRIPT_LENGTHS } from "../../../trpc/contract/rules/script.ts";
import { VOICES } from "../../../trpc/contract/rules/voices.ts";
import { LANGUAGES, RATIOS } from "../../../timeline/brief.ts";

/** What the settings page offers: the admin's choice and order of what the engine has. */
export const dictionariesOf = ({ templates, music, avatars, voices, defaults }: Offer, models: Dictionaries["models"]): Dictionaries => ({
  models,
  ratios: [...RATIOS],
  lengths: [...SCRIPT_LENGTHS],
  objectives: [...scriptObjective.options],
  languages: [...LANGUAGES],
  templates,
  music,
  avatars,
  voices: voices
    .flatMap((id) => VOICES.filter((voice) => voice.id === id))
    .map((voice) => ({ ...voice, sample_url: `/samples/voices/${voice.id}.mp3` })),
  defaults,
});
