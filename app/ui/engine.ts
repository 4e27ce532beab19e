import { modelOf } from "../../trpc/contract/rules/models/index.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

/** Engines of ours that are called by what they do. */
const WORDS = {
  templates: "templates",
  composer: "composer",
  drawn: "drawn",
  "face-mesh": "lipSync",
} as const;
/** What providers' models do, where the page has a word for it: the provider is named as it names itself. */
const OF_PROVIDERS = {
  "elevenlabs:voice-changer": ["ElevenLabs", "voiceChanger"],
  "elevenlabs:dubbing": ["ElevenLabs", "dubbing"],
} as const;
/** Networks and parts of the built-in engine have names; what is this product's own code has none that tells people anything. */
const BUILT_IN = /^built-in[:-]?/;
const OWN = /^reelwright(-|$)/;

/** An engine's name as people read it: what is built in says so (design.md Honesty in the product). */
export function useEngineName(): (engine: string) => string {
  const { t } = useTranslation();
  return (engine) => {
    const [, named] = Object.entries(OF_PROVIDERS).find(([id]) => id === engine) ?? [];
    if (named) return `${named[0]} · ${t(`task.engines.${named[1]}`)}`;
    // What made it is kept as the model's id, with a colon behind the provider.
    const model = modelOf(engine.replace(":", "/"));
    if (model && model.provider !== "built-in") return model.name;
    if (OWN.test(engine)) return t("task.builtIn");
    if (!BUILT_IN.test(engine)) return engine.replace(":", " · ");
    const what = engine.replace(BUILT_IN, "");
    const [, word] = Object.entries(WORDS).find(([id]) => id === what) ?? [];
    return what ? `${t("task.builtIn")} · ${word ? t(`task.engines.${word}`) : what}` : t("task.builtIn");
  };
}
