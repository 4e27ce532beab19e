import { type FormEvent, useState } from "react";
import { placedOf } from "../../../../timeline/edit/lookup.ts";
import { useEditor } from "../use-editor.ts";
import { type Sticker, stickerCommands, STICKERS } from "./sticker.ts";
import { fresh } from "./take.ts";

/** A price, an offer or a name on a plate, put where the playhead is. */
export function Stickers() {
  const { editor, t } = useEditor();
  const [kind, setKind] = useState<Sticker>("price");
  const [text, setText] = useState("");
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    const { commands, id } = stickerCommands(editor.document, { kind, text: text.trim(), at: editor.playhead.get(), fresh });
    if (!editor.run(commands)) return;
    editor.select([id]);
    editor.cursor.set({ track: placedOf(editor.document, id)?.track ?? "", element: id });
    setText("");
  };
  return (
    <form className="te-group" onSubmit={add} aria-label={t("timelineEditor.stickers.title")}>
      <h3>{t("timelineEditor.stickers.title")}</h3>
      <div className="te-pair">
        <label className="te-field">
          <span>{t("timelineEditor.stickers.words")}</span>
          <input
            className="te-input"
            value={text}
            maxLength={60}
            autoComplete="off"
            placeholder={t("timelineEditor.stickers.example")}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        <label className="te-field">
          <span>{t("timelineEditor.stickers.kind")}</span>
          <select
            className="te-input"
            value={kind}
            onChange={({ currentTarget }) => setKind(STICKERS.find((one) => one === currentTarget.value) ?? "price")}
          >
            {STICKERS.map((one) => (
              <option key={one} value={one}>
                {t(`timelineEditor.stickers.kinds.${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <button className="te-button" disabled={text.trim() === ""}>
        {t("timelineEditor.stickers.add")}
      </button>
    </form>
  );
}
