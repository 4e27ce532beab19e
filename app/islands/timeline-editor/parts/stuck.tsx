import { useEditor } from "../use-editor.ts";
import { useValue } from "../value.ts";
import { stuck } from "./part.ts";

/** Offers to load the page anew where this document cannot have a part any more. The browser has all steps by then, or asks first. */
export function Stuck() {
  const { t } = useEditor();
  if (useValue(stuck) === 0) return null;
  return (
    <div className="te-conflict" role="alert">
      <p>{t("timelineEditor.stuck.note")}</p>
      <p className="te-dialog-end">
        <button type="button" className="te-button te-primary" onClick={() => location.reload()}>
          {t("timelineEditor.stuck.reload")}
        </button>
      </p>
    </div>
  );
}
