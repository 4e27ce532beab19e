import { characterIn } from "../../../trpc/contract/rules/voice-characters.ts";
import { voicesFor } from "../../../trpc/contract/rules/voices.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { DOT } from "../../ui/dot.ts";

/** The voice of all who have none of their own; one of another language than the new one is not used. */
export function VoiceField({ chosen }: { chosen: string }) {
  const { t, lang } = useTranslation();
  return (
    <select className="select max-w-md" name="voice" defaultValue={chosen} aria-label={t("tools.video-translation.fields.voice.label")}>
      <option value="">{t("translation.firstVoice")}</option>
      {(["en", "zh"] as const).map((language) => (
        <optgroup key={language} label={t(`translation.languages.${language}`)}>
          {voicesFor(language).map(({ id, name, gender, ...voice }) => (
            <option key={id} value={id}>
              {[name, t(`settings.genders.${gender}`), characterIn(lang, { id, ...voice })].join(DOT)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
