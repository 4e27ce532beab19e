import { publicCalls } from "../../../trpc/contract/dictionary.ts";
import { scriptObjective, SCRIPT_LENGTHS } from "../../../trpc/contract/rules/script.ts";
import { MUSIC_STYLES } from "../../../trpc/contract/settings.ts";
import { AVATARS } from "../../../trpc/contract/rules/avatars.ts";
import { VOICES } from "../../../trpc/contract/rules/voices.ts";
import { LANGUAGES, RATIOS, TEMPLATES } from "../../../timeline/brief.ts";
import { type App, implementPublic } from "../http/implement.ts";

/** Serves the `public` calls, the same for everyone. */
export function publicRoutes(app: App): void {
  implementPublic(app, publicCalls.getVersion, async (_input, { variables }) => ({ version: variables.VERSION }));
  implementPublic(app, publicCalls.getDictList, async () => ({
    ratios: [...RATIOS],
    lengths: [...SCRIPT_LENGTHS],
    objectives: [...scriptObjective.options],
    languages: [...LANGUAGES],
    templates: [...TEMPLATES],
    music: [...MUSIC_STYLES],
    avatars: [...AVATARS],
    voices: VOICES.map((voice) => ({ ...voice, sample_url: `/samples/voices/${voice.id}.mp3` })),
  }));
}
