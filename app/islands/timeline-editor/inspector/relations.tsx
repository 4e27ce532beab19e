import { placedOf } from "../../../../timeline/edit/lookup.ts";
import { perform } from "../keys/perform.ts";
import { useKeyName } from "../keys/use-keys.ts";
import { useDocument, useEditor } from "../use-editor.ts";
import { useValue } from "../value.ts";

/** Which others an element moves with (its link), and goes with at a transition (its group). */
export function Relations() {
  const { editor, t } = useEditor();
  const document = useDocument();
  const key = useKeyName(editor);
  const chosen = [...useValue(editor.selection)].flatMap((id) => placedOf(document, id)?.element ?? []);
  const [first] = chosen;
  if (!first) return null;
  const elements = document.tracks.flatMap((track) => track.elements);
  const button = (of: "link" | "group") => {
    const name = first[of];
    const parted = name !== null && chosen.every((one) => one[of] === name);
    const whole = parted ? elements.filter((one) => one[of] === name) : [];
    if (!parted && chosen.length < 2) return null;
    return (
      <>
        <button type="button" className="te-button" aria-keyshortcuts={key(of)} title={key(of)} onClick={() => perform(editor, of)}>
          {t(`timelineEditor.relations.${parted ? "part" : "join"}.${of}`)}
        </button>
        {whole.length > chosen.length && (
          <button type="button" className="te-link" onClick={() => editor.select(whole.map(({ id }) => id))}>
            {t(`timelineEditor.relations.select.${of}`, { count: whole.length })}
          </button>
        )}
      </>
    );
  };
  return (
    <fieldset className="te-group">
      <legend>{t("timelineEditor.relations.title")}</legend>
      <p className="te-note">{t("timelineEditor.relations.note")}</p>
      <div className="te-ways">
        {button("link")}
        {button("group")}
      </div>
    </fieldset>
  );
}
