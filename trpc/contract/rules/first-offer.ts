import { TEMPLATES } from "../../../timeline/brief.ts";
import type { Offer } from "../dictionary.ts";
import { MUSIC_STYLES } from "../settings.ts";
import { AVATARS } from "./avatars.ts";
import { FIRST_VOICE, VOICES } from "./voices.ts";

/** Everything that the built-in engine has, until an admin offers less (`admin.dictionaries.set`). */
export const FIRST_OFFER: Offer = {
  templates: [...TEMPLATES],
  music: [...MUSIC_STYLES],
  avatars: [...AVATARS],
  voices: VOICES.map(({ id }) => id),
  defaults: { template: "studio", music: "upbeat", avatar: "none", voice_en: FIRST_VOICE.en, voice_zh: FIRST_VOICE.zh },
};
