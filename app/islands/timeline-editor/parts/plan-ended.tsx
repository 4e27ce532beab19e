import { useEditor } from "../use-editor.ts";

/** The plan that opens the editor has ended: what was edited stays in this browser until it can be saved. */
export default function PlanEnded() {
  const { editor, t } = useEditor();
  const count = editor.saver.waiting.entries.length;
  return (
    <div className="te-conflict" role="alertdialog" aria-labelledby="te-plan" aria-describedby="te-plan-note">
      <h2 id="te-plan">{t("timelineEditor.plan.title")}</h2>
      <p id="te-plan-note">{t("timelineEditor.plan.note", { count })}</p>
      <p className="te-dialog-end items-center">
        <a className="link" href="/vip-price" target="_blank" rel="noreferrer">
          {t("timelineEditor.plan.see")}
        </a>
        <button type="button" className="te-button te-primary" onClick={() => void editor.saver.flush()}>
          {t("timelineEditor.plan.again")}
        </button>
      </p>
    </div>
  );
}
