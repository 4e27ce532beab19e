import { useEffect, useMemo, useState } from "react";
import type { TimelineDocument } from "../../../../timeline/document.ts";
import type { EditCommandInput } from "../../../../timeline/edit/commands.ts";
import { placedOf } from "../../../../timeline/edit/lookup.ts";
import { coveredKinds, type CoveredKind } from "../../../../timeline/lint/gathered.ts";
import { Linter } from "../../../../timeline/lint/lint.ts";
import { type Platform, PLATFORM_RULES, PLATFORMS } from "../../../../timeline/lint/platforms.ts";
import { textsOf } from "../../../../timeline/look/captions.ts";
import { seconds } from "../../../../timeline/time.ts";
import { writeTime } from "../../../../trpc/contract/rules/time-string.ts";
import { findingText } from "../../../timeline/finding-words.ts";
import { elementName } from "../../../timeline/name.ts";
import { inkOf } from "../picture/ink.ts";
import { goTo } from "../more/go-to.ts";
import { useDocument, useEditor } from "../use-editor.ts";
import { useValue } from "../value.ts";

/** Moves all captions off the side that covers them, together: they stay on one line. */
function intoZone(document: TimelineDocument, { side, by }: CoveredKind["worst"]): EditCommandInput[] {
  const ids = textsOf(document, ["caption"]).map(({ id }) => id);
  const [dx, dy] = { top: [0, by], bottom: [0, -by], left: [by, 0], right: [-by, 0] }[side];
  return ids.length === 0 ? [] : [{ type: "updateAll", ids, values: {}, dx, dy }];
}

/** What of one kind is covered: one line, and each element of it behind it. */
function Kind({ kind: { role, all, worst } }: { kind: CoveredKind }) {
  const { editor, t } = useEditor();
  const what = t(`timeline.lint.kinds.${role}`);
  const side = t(`timeline.lint.sides.${worst.side}`);
  return (
    <details className="te-found" data-wrong={worst.wrong || undefined}>
      <summary>{t("timeline.lint.coveredMany", { what, count: all.length, by: worst.by, side })}</summary>
      {role === "caption" && (
        <button type="button" className="te-button" onClick={() => editor.run(intoZone(editor.document, worst))}>
          {t("timeline.lint.mend", { by: worst.by })}
        </button>
      )}
      <ul>
        {all.map((one) => {
          const element = placedOf(editor.document, one.element)?.element;
          return (
            <li key={one.element}>
              <button type="button" className="te-link" onClick={() => goTo(editor, one.element, one.at)}>
                <span className="num">{writeTime(seconds(one.at))}</span> {element && elementName(editor.document, element, t)}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** The ad held against the rules of a platform, also while something is dragged. */
export default function LintPanel() {
  const { editor, t } = useEditor();
  const document = useDocument();
  const preview = useValue(editor.preview);
  const chosen = useValue(editor.platform);
  const platform: Platform = chosen === "" ? "tiktok" : chosen;
  const [linter] = useState(() => new Linter({ platform, inkOf }));
  useEffect(() => {
    if (editor.platform.get() === "") editor.platform.set("tiktok");
  }, [editor]);
  const found = useMemo(() => {
    linter.use({ platform, inkOf });
    return linter.look(preview ?? document);
  }, [linter, platform, preview, document]);
  const named = t(`timeline.lint.platforms.${platform}`);
  return (
    <>
      <h2>{t("timeline.lint.title")}</h2>
      <label className="te-field">
        <span>{t("timeline.lint.platform")}</span>
        <select
          className="te-input"
          value={platform}
          onChange={({ target }) => editor.platform.set(PLATFORMS.find((one) => one === target.value) ?? "tiktok")}
        >
          {PLATFORMS.map((one) => (
            <option key={one} value={one}>
              {t(`timeline.lint.platforms.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <p role="status" className="te-told">
        {found.length === 0 ? t("timeline.lint.none", { platform: named }) : t("timeline.lint.count", { count: found.length })}
      </p>
      <ul className="te-findings">
        {found
          .filter(({ rule }) => rule !== "covered")
          .map((one) => (
            <li key={one.rule} className="te-found" data-wrong={one.wrong || undefined}>
              {findingText(one, t)}
            </li>
          ))}
      </ul>
      {coveredKinds(found).map((kind) => (
        <Kind key={kind.role} kind={kind} />
      ))}
      <p className="te-note">{t("timeline.lint.render", { loudness: PLATFORM_RULES[platform].loudness, platform: named })}</p>
      <p className="te-note">{t("timeline.lint.sources")}</p>
    </>
  );
}
