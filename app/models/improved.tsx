import { IMPROVER_KEYS } from "../../trpc/contract/rules/models/improver.ts";
import { listText } from "../../locales/list-text.ts";
import type { Answer } from "../tool/actions.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { useEngineName } from "../ui/engine.ts";
import { changed } from "./changed.ts";

/** What a language model made of the visitor's prompt, word by word, and their own words to go back to. */
export function Improved({ improved, prompt }: { improved: NonNullable<Answer["improved"]>; prompt: string }) {
  const { t } = useTranslation();
  const engineName = useEngineName();
  const { before, changes, engine } = improved;
  if (prompt === before)
    return (
      <p className="note" data-kind="info">
        {t("models.improve.same", { engine: engineName(engine) })}
      </p>
    );
  return (
    <section className="note wrap-anywhere" data-kind="info">
      <strong>{t("models.improve.done", { engine: engineName(engine) })}</strong>
      <ul className="grid list-disc gap-1 ps-5">
        {changes.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p className="whitespace-pre-line" aria-label={t("models.improve.prompt")}>
        {changed(before, prompt).map(({ text, is }, at) => {
          const Tag = is === "new" ? "ins" : is === "gone" ? "del" : "span";
          // What is gone and what is new would stand together as one word.
          return (
            <Tag key={`${at} ${text}`} className={is === "gone" ? "me-1" : undefined}>
              {text}
            </Tag>
          );
        })}
      </p>
      <p>
        <button className="btn btn-plain" name="intent" value="restore">
          {t("models.improve.back")}
        </button>
        <input type="hidden" name="before" value={before} />
      </p>
    </section>
  );
}

/** The button that has the prompt improved: nothing runs, nothing is charged. Without an engine: which key would give one. */
export function ImproveButton({ engine }: { engine: string | null }) {
  const { t, lang } = useTranslation();
  const engineName = useEngineName();
  if (!engine) return <p className="hint">{t("models.improve.needsKey", { keys: listText(IMPROVER_KEYS, lang, "disjunction") })}</p>;
  return (
    <p className="flex flex-wrap items-center gap-4">
      <button className="btn btn-plain" name="intent" value="improve" data-busy={t("models.improve.going")}>
        {t("models.improve.go")}
      </button>
      <span className="hint">{t("models.improve.hint", { engine: engineName(engine) })}</span>
    </p>
  );
}
