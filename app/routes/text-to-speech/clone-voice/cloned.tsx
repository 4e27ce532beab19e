import type { CLONE_LANGUAGES } from "../../../../trpc/contract/rules/cloned-voices.ts";
import type { ClonedVoice } from "../../../../trpc/contract/voice.ts";
import { useTranslation } from "../../../i18n/use-translation.tsx";
import { Section } from "../../../ui/section.tsx";
import { DOT } from "../../../ui/dot.ts";

function Delete({ voice: { id, name } }: { voice: ClonedVoice }) {
  const { t } = useTranslation();
  return (
    <details>
      <summary className="link min-h-11 cursor-pointer content-center" aria-label={t("tools.clone-voice.deleteTitle", { name })}>
        {t("tools.clone-voice.delete")}
      </summary>
      <form method="post" className="grid max-w-prose gap-2 pt-2">
        <input type="hidden" name="id" value={id} />
        <p className="hint">{t("tools.clone-voice.deleteHint")}</p>
        <label className="inline-flex min-h-11 items-center gap-2">
          <input type="checkbox" name="works" /> {t("tools.clone-voice.works")}
        </label>
        <button className="btn btn-plain justify-self-start" name="intent" value="delete">
          {t("tools.clone-voice.deleteTitle", { name })}
        </button>
      </form>
    </details>
  );
}

function Row({ voice }: { voice: ClonedVoice }) {
  const { t, lang } = useTranslation();
  const { voice: id, name, gender, language, waits, agreed_at } = voice;
  const date = new Date(agreed_at).toLocaleDateString(lang, { timeZone: "UTC" });
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="text-body font-semibold">{name}</h3>
        <p className="hint">
          {[
            t(`settings.genders.${gender}`),
            t(`tools.clone-voice.fields.language.options.${(language ?? "any") as (typeof CLONE_LANGUAGES)[number]}`),
            t("tools.clone-voice.agreedAt", { date }),
          ].join(DOT)}
        </p>
      </div>
      {waits && (
        <p className="note" data-kind="warning">
          {t("tools.clone-voice.waits")}
        </p>
      )}
      <p className="flex flex-wrap gap-x-6">
        <a className="link inline-flex min-h-11 items-center" href={`/text-to-speech?voice=${encodeURIComponent(id)}`}>
          {t("tools.clone-voice.speech")}
        </a>
        <a className="link inline-flex min-h-11 items-center" href={`/video-avatar?voice=${encodeURIComponent(id)}`}>
          {t("tools.clone-voice.avatar")}
        </a>
      </p>
      <Delete voice={voice} />
    </li>
  );
}

/** The caller's cloned voices: what each is for, and how it goes. */
export function Cloned({ list }: { list: readonly ClonedVoice[] }) {
  const { t } = useTranslation();
  return (
    <Section title={t("tools.clone-voice.mine")}>
      {list.length === 0 && <p className="hint">{t("tools.clone-voice.none")}</p>}
      <ul className="rows">
        {list.map((voice) => (
          <Row key={voice.id} voice={voice} />
        ))}
      </ul>
    </Section>
  );
}
