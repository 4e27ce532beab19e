import { useMemo } from "react";
import { flagsOf, saidAt } from "../../../../timeline/evidence/flags.ts";
import { seconds } from "../../../../timeline/time.ts";
import { writeTime } from "../../../../trpc/contract/rules/time-string.ts";
import { shownText } from "../../../timeline/flag-words.ts";
import { useDocument, useEditor } from "../use-editor.ts";

/** What the ad says of its product, what that rests on, and what an edit has cut away of it. */
export default function EvidencePanel() {
  const { editor, t } = useEditor();
  const document = useDocument();
  const flags = useMemo(() => new Map(flagsOf(document).map((one) => [one.claim, one])), [document]);
  const said = useMemo(() => (document.claims ?? []).map((claim) => ({ claim, at: saidAt(document, claim)[0]?.from ?? null })), [document]);
  return (
    <>
      <h2>{t("timeline.evidence.title")}</h2>
      <p role="status" className="te-told">
        {flags.size > 0 ? t("timeline.evidence.cut", { count: flags.size }) : said.length > 0 && t("timeline.evidence.whole")}
      </p>
      {said.length === 0 && <p className="te-note">{t("timeline.evidence.none")}</p>}
      <ul>
        {said.map(({ claim, at }) => {
          const flag = flags.get(claim.id);
          return (
            <li key={claim.id} className="te-found" data-good={(!flag && claim.source !== "") || undefined}>
              <button type="button" className="te-link" disabled={at === null} onClick={() => at !== null && editor.seek(at)}>
                {at !== null && <span className="num">{writeTime(seconds(at))}</span>} {claim.text}
              </button>
              <p className="te-note">
                {claim.source === "" ? t("timeline.evidence.noSource") : t("timeline.evidence.rests", { source: claim.source })}
              </p>
              {at === null && <p className="te-note">{t("timeline.evidence.unsaid")}</p>}
              {flag?.gone.map((one) => (
                <p key={JSON.stringify(one)}>{t("timeline.evidence.gone", { what: shownText(one, t) })}</p>
              ))}
            </li>
          );
        })}
      </ul>
      {flags.size > 0 && <p className="te-note">{t("timeline.evidence.help")}</p>}
    </>
  );
}
