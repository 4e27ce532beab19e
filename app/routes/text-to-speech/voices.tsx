import { FIRST_VOICE, VOICES } from "../../../trpc/contract/rules/voices.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Choice, Choices } from "../../ui/choice.tsx";

/** The voice that is chosen at first for a page's language; an English one where no voice speaks it. */
export const firstVoice = (lang: string): string => new Map<string, string>(Object.entries(FIRST_VOICE)).get(lang) ?? FIRST_VOICE.en;

/** Every voice with its sample to hear, those of the page's language first. */
export function Voices({ chosen }: { chosen: string }) {
  const { t, lang } = useTranslation();
  const ordered = VOICES.toSorted((a, b) => Number(b.language.startsWith(lang)) - Number(a.language.startsWith(lang)));
  return (
    <Choices legend={t("tools.text-to-speech.fields.voice.label")} min={220}>
      {ordered.map(({ id, name, gender, character, language }) => (
        <Choice
          key={id}
          beside
          name="voice"
          value={id}
          chosen={id === chosen}
          title={name}
          text={`${language} · ${t(`settings.genders.${gender}`)} · ${character}`}
        >
          <x-behave name="hear">
            <audio
              className="w-full"
              controls
              preload="none"
              src={`/samples/voices/${id}.mp3`}
              aria-label={t("tools.text-to-speech.hear", { name })}
            />
          </x-behave>
        </Choice>
      ))}
    </Choices>
  );
}
