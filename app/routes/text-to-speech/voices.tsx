import { STYLE_OF, VOICE_STYLES } from "../../../trpc/contract/rules/voice-styles.ts";
import { FIRST_VOICE, VOICES } from "../../../trpc/contract/rules/voices.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Choice, Choices } from "../../ui/choice.tsx";

/** The voice that is chosen at first for a page's language; an English one where no voice speaks it. */
export const firstVoice = (lang: string): string => new Map<string, string>(Object.entries(FIRST_VOICE)).get(lang) ?? FIRST_VOICE.en;

const FILTERS = { language: ["en", "zh"], gender: ["female", "male"], style: VOICE_STYLES } as const;

/** What of the voices is shown: style sheets hide the others (tools.css), so that it works without scripts. */
function VoiceFilters() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap gap-4">
      {(["language", "gender", "style"] as const).map((by) => (
        <label key={by} className="grid gap-1">
          <span className="label-text">{t(`tools.text-to-speech.filters.${by}.label`)}</span>
          <select className="select" name={`filter.${by}`}>
            <option value="">{t("tools.text-to-speech.filters.all")}</option>
            {FILTERS[by].map((one) => (
              <option key={one} value={one}>
                {t(`tools.text-to-speech.filters.${by}.${one}` as never)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

/** Every voice with its sample to hear, those of the page's language first. */
export function Voices({ chosen }: { chosen: string }) {
  const { t, lang } = useTranslation();
  const ordered = VOICES.toSorted((a, b) => Number(b.language.startsWith(lang)) - Number(a.language.startsWith(lang)));
  return (
    <div className="voices grid gap-4">
      <VoiceFilters />
      <Choices legend={t("tools.text-to-speech.fields.voice.label")} min={220}>
        {ordered.map(({ id, name, gender, character, language }) => (
          <div key={id} className="grid" data-language={language.slice(0, 2)} data-gender={gender} data-style={STYLE_OF[id]}>
            <Choice
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
          </div>
        ))}
      </Choices>
    </div>
  );
}
