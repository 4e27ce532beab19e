import { type DragEvent, useRef, useState } from "react";
import { placedOf } from "../../../../timeline/edit/lookup.ts";
import { elementName } from "../../../timeline/name.ts";
import { Dialog } from "../../asset-picker/dialog.tsx";
import { librarySource } from "../../asset-picker/library-source.ts";
import { EditorIcon } from "../parts/icon.tsx";
import { useDocument, useEditor } from "../use-editor.ts";
import { useValue } from "../value.ts";
import { arrivalsOf } from "./arrivals.ts";
import { type Listed, listedOf } from "./listed.ts";
import { ACCEPT, RULES } from "./rules.ts";
import { Stickers } from "./stickers.tsx";

/** What the dialog is open for. */
type Asked = { replaces: string | null } | null;

/** One file of the timeline: a press finds what shows it, a missing one asks for another. */
function Entry({ file, onReplace }: { file: Listed; onReplace: () => void }) {
  const { editor, t } = useEditor();
  const url = useValue(editor.urls)[file.id];
  const [first] = file.users;
  const element = first === undefined ? undefined : placedOf(editor.document, first)?.element;
  const name = element ? elementName(editor.document, element, t) : t(`timelineEditor.media.kinds.${file.type}`);
  const find = () => {
    if (!element) return;
    editor.select(file.users);
    editor.cursor.set({ track: placedOf(editor.document, element.id)?.track ?? "", element: element.id });
    editor.seek(element.startTime);
  };
  return (
    <li data-missing={file.missing || undefined}>
      <button type="button" className="te-file" onClick={find}>
        <span className="te-file-thumb">
          {url && (file.type === "image" || file.type === "sprite") && <img src={url} alt="" loading="lazy" />}
          {file.type === "audio" && <EditorIcon name="speaker" />}
          {url && file.type === "video" && (
            <video src={`${url}#t=0.5`} muted playsInline preload="metadata" aria-hidden="true" tabIndex={-1} />
          )}
        </span>
        <span>{name}</span>
        <span className="te-note">{t("timelineEditor.media.users", { count: file.users.length })}</span>
      </button>
      {(file.missing || file.id.startsWith("media-")) && (
        <button type="button" className="te-link" onClick={onReplace}>
          {t(file.missing ? "timelineEditor.media.find" : "timelineEditor.media.replace")}
        </button>
      )}
    </li>
  );
}

/** The files of the timeline, and the ways in for more: the library, this device, a drop. */
export default function MediaPanel() {
  const { editor, t } = useEditor();
  const files = listedOf(useDocument());
  const host = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<Asked>(null);
  const arrivals = arrivalsOf(editor);
  const share = useValue(arrivals.share);
  const told = useValue(arrivals.told);
  const send = (list: Iterable<File> | null) => void arrivals.send([...(list ?? [])]);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    send(event.dataTransfer.files);
  };
  return (
    <section
      ref={host}
      className="te-panel"
      aria-label={t("timelineEditor.media.title")}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <h2>{t("timelineEditor.media.title")}</h2>
      <p className="te-ways">
        <button type="button" className="te-button te-primary" onClick={() => setAsked({ replaces: null })}>
          {t("timelineEditor.media.library")}
        </button>
        <label className="te-button">
          {t("timelineEditor.media.device")}
          <input
            type="file"
            className="sr-only"
            accept={ACCEPT}
            multiple
            onChange={({ currentTarget }) => {
              send(currentTarget.files);
              currentTarget.value = "";
            }}
          />
        </label>
      </p>
      <p className="te-note">{t("timelineEditor.media.note")}</p>
      {share !== null && <progress className="te-progress" value={share} aria-label={t("timelineEditor.media.sending")} />}
      <p role="status" className="te-told">
        {told}
      </p>
      <Stickers />
      <ul className="te-files">
        {files.map((file) => (
          <Entry key={file.id} file={file} onReplace={() => setAsked({ replaces: file.id })} />
        ))}
      </ul>
      <Dialog
        visible={asked !== null}
        title={t("picker.title")}
        source={librarySource}
        rules={asked?.replaces ? { ...RULES, maxCount: 1 } : RULES}
        host={host}
        onHide={() => setAsked(null)}
        onConfirm={(all) => void arrivals.take(all, { replaces: asked?.replaces ?? null })}
        t={t}
      />
    </section>
  );
}
