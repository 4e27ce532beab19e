import { useEffect, useState } from "react";
import type { OutputOf } from "../../../../trpc/contract/endpoint.ts";
import type { timelineHooks } from "../../../../trpc/contract/timeline-hook.ts";
import { ask } from "../../../behaviours/call.ts";
import { useServerStep } from "../more/use-server-step.ts";
import { useEditor } from "../use-editor.ts";

type Found = OutputOf<typeof timelineHooks.list>;

/** The hooks that the product allows: one takes the place of that which is there, spoken by the same voice. */
export default function HooksPanel() {
  const { editor, t } = useEditor();
  const [found, setFound] = useState<Found | null>(null);
  const [wrong, setWrong] = useState("");
  const { busy, ready, told, make } = useServerStep();
  useEffect(() => {
    void ask<Found>("timelineHooks.list", { timeline_id: editor.id }).then(setFound, (error: unknown) =>
      setWrong(error instanceof Error ? error.message : ""),
    );
  }, [editor]);
  // Where nothing is spoken at the start, there is nothing that a hook could take the place of.
  const spoken = (found?.seconds ?? 0) > 0;
  const list = (spoken && found?.list.filter(({ text }) => text !== found.current)) || [];
  return (
    <div aria-busy={busy}>
      <h2>{t("timelineEditor.hooks.title")}</h2>
      {found && spoken && <p className="te-note">{t("timelineEditor.hooks.help", { seconds: found.seconds })}</p>}
      <p role="status" className="te-told">
        {busy ? t("timelineEditor.hooks.speaking") : told || wrong}
      </p>
      {found && list.length === 0 && <p className="te-note">{t(spoken ? "timelineEditor.hooks.none" : "timelineEditor.hooks.silent")}</p>}
      <ul>
        {list.map(({ text, headline, needs, seconds, fits }) => (
          <li key={text} className="te-found" data-good={fits || undefined}>
            <p>
              <b>{headline}</b> <span className="te-note num">{t("timelineEditor.hooks.about", { seconds })}</span>
            </p>
            <p>{text}</p>
            <p className="te-note">
              {needs.length > 0 ? t("timelineEditor.hooks.needs", { facts: needs.join("; ") }) : t("timelineEditor.hooks.plain")}
            </p>
            <button
              type="button"
              className="te-button"
              disabled={!ready || !fits}
              onClick={() => make("timelineHooks.replace", { text }, t("timelineEditor.hooks.done", { headline }))}
            >
              {t(fits ? "timelineEditor.hooks.use" : "timelineEditor.hooks.long")}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
