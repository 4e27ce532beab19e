import { useState } from "react";
import { resolve } from "../saving/resolve.ts";
import { useEditor } from "../use-editor.ts";

/** Another window has edited: nothing is saved over it until a person has said what is to become of their own. */
export default function Conflict({ state }: { state: "conflict" | "refused" }) {
  const { editor, t } = useEditor();
  const [busy, setBusy] = useState(false);
  const choose = (ours: "again" | "dropped") => {
    setBusy(true);
    void resolve(editor, ours).then(
      () => setBusy(false),
      () => setBusy(false),
    );
  };
  const count = editor.saver.waiting.entries.length;
  return (
    <div className="te-conflict" role="alertdialog" aria-labelledby="te-conflict" aria-describedby="te-conflict-note">
      <h2 id="te-conflict">{t(`timelineEditor.conflict.${state}`)}</h2>
      <p id="te-conflict-note">{t("timelineEditor.conflict.note", { count })}</p>
      <p className="te-dialog-end">
        <button type="button" className="te-button" disabled={busy} onClick={() => choose("dropped")}>
          {t("timelineEditor.conflict.drop")}
        </button>
        <button type="button" className="te-button te-primary" disabled={busy} onClick={() => choose("again")}>
          {t("timelineEditor.conflict.again")}
        </button>
      </p>
    </div>
  );
}
