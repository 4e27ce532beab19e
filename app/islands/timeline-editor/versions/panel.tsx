import { useEffect, useState } from "react";
import type { OutputOf } from "../../../../trpc/contract/endpoint.ts";
import { LANGUAGES } from "../../../../timeline/brief.ts";
import type { ScriptLanguage } from "../../../../trpc/contract/product.ts";
import { VARIANT_RATIOS, type VariantRatio } from "../../../../trpc/contract/rules/timeline-variant.ts";
import type { TimelineSibling, TimelineTaken, timelineVariants } from "../../../../trpc/contract/timeline-variant.ts";
import { ask, call } from "../../../behaviours/call.ts";
import { madeText, takenText, versionName } from "../../../timeline/version-words.ts";
import { untilMade } from "../more/until-made.ts";
import { useEditor } from "../use-editor.ts";
import { useRead, useValue } from "../value.ts";

interface Wanted {
  ratio?: VariantRatio;
  language?: ScriptLanguage;
}

/** The address of another version, in the flow that this one is edited in. */
const hrefOf = (id: string): string => `?${new URLSearchParams({ timeline: id })}`;

/** Versions of the same edit: made in another shape, and told of the newest edit all at once. */
export default function VersionsPanel() {
  const { editor, t } = useEditor();
  const saved = useValue(editor.saver.state) === "saved";
  const edited = useRead(editor.steps, (steps) => steps.some(({ done }) => done));
  const [list, setList] = useState<readonly TimelineSibling[]>([]);
  const [taken, setTaken] = useState<readonly TimelineTaken[]>([]);
  const [told, setTold] = useState("");
  const [ratio, setRatio] = useState<VariantRatio>("1:1");
  const others = LANGUAGES.filter((one) => one !== editor.document.language);
  const [language, setLanguage] = useState<ScriptLanguage>(others[0] ?? "en");
  const [busy, setBusy] = useState(false);
  const timeline_id = editor.id;
  const failed = (error: unknown) => setTold(error instanceof Error ? error.message : "");
  useEffect(() => {
    void ask<OutputOf<typeof timelineVariants.list>>("timelineVariants.list", { timeline_id }).then(
      (answer) => setList(answer.list),
      (error: unknown) => setTold(error instanceof Error ? error.message : ""),
    );
  }, [timeline_id]);
  const make = (wanted: Wanted, name: string) => {
    setBusy(true);
    setTold(wanted.language ? t("timeline.versions.making") : "");
    void untilMade(() => call<OutputOf<typeof timelineVariants.make>>("timelineVariants.make", { timeline_id, ...wanted }))
      .then((answer) => {
        setList(answer.list);
        setTold(madeText(name, answer.left, t));
      }, failed)
      .finally(() => setBusy(false));
  };
  const carry = () =>
    void call<OutputOf<typeof timelineVariants.carry>>("timelineVariants.carry", { timeline_id }).then((answer) => {
      setTaken(answer.list);
      setTold(t("timeline.versions.carried", { count: answer.list.filter(({ changed }) => changed > 0).length }));
    }, failed);
  return (
    <>
      <h2>{t("timeline.versions.title")}</h2>
      <p className="te-note">{t("timeline.versions.help")}</p>
      <ul>
        {list.map((one) => {
          const became = taken.find((other) => other.timeline_id === one.id);
          return (
            <li key={one.id} className="te-found" data-good={(became && became.conflicts.length === 0) || undefined}>
              {one.id === timeline_id ? (
                <b>{t("timeline.versions.here", { name: versionName(one, t) })}</b>
              ) : (
                <a className="te-link" href={hrefOf(one.id)}>
                  {versionName(one, t)}
                </a>
              )}
              {became && <p className="te-note">{takenText(became, editor.document, t)}</p>}
            </li>
          );
        })}
      </ul>
      <p role="status" className="te-told">
        {told}
      </p>
      <label className="te-field">
        <span>{t("timeline.versions.ratio")}</span>
        <select
          className="te-input"
          value={ratio}
          onChange={({ target }) => setRatio(VARIANT_RATIOS.find((one) => one === target.value) ?? "1:1")}
        >
          {VARIANT_RATIOS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <p className="te-ways">
        <button type="button" className="te-button" disabled={!saved || busy} onClick={() => make({ ratio }, ratio)}>
          {t("timeline.versions.make")}
        </button>
        <button type="button" className="te-button" disabled={!saved || busy || !edited || list.length < 2} onClick={carry}>
          {t("timeline.versions.carry")}
        </button>
      </p>
      <label className="te-field">
        <span>{t("timeline.versions.language")}</span>
        <select
          className="te-input"
          value={language}
          onChange={({ target }) => setLanguage(others.find((one) => one === target.value) ?? language)}
        >
          {others.map((one) => (
            <option key={one} value={one}>
              {t(`timeline.versions.languages.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <p className="te-note">{t("timeline.versions.languageNote")}</p>
      <p className="te-ways">
        <button
          type="button"
          className="te-button"
          disabled={!saved || busy}
          onClick={() => make({ language }, t(`timeline.versions.languages.${language}`))}
        >
          {t("timeline.versions.inLanguage")}
        </button>
      </p>
    </>
  );
}
