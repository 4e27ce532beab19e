import { type DragEvent, useRef, useState } from "react";
import { placedOf } from "../../../../timeline/edit/lookup.ts";
import type { Asset } from "../../../../trpc/contract/asset.ts";
import { elementName } from "../../../timeline/name.ts";
import { Dialog } from "../../asset-picker/dialog.tsx";
import { librarySource } from "../../asset-picker/library-source.ts";
import { writeAt } from "../parts/clock.ts";
import { EditorIcon } from "../parts/icon.tsx";
import { useDocument, useEditor } from "../use-editor.ts";
import { useValue } from "../value.ts";
import { type Listed, listedOf } from "./listed.ts";
import { ACCEPT, mostBytes, RULES } from "./rules.ts";
import { addMedia, replaceMedia } from "./take.ts";
import { Stickers } from "./stickers.tsx";
import { useUploads } from "./use-uploads.ts";

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
  /** What the chosen file takes the place of: it may have to be waited for. */
  const replaces = useRef<string | null>(null);
  const [told, setTold] = useState("");
  const take = (all: readonly Asset[]) => {
    const small = all.filter((one) => one.size <= mostBytes(one.file_name));
    const fits = small.filter(({ copy }) => copy === "none" || copy === "ready");
    const [unready] = small.filter((one) => !fits.includes(one));
    const leftOut = small.length < all.length ? t("picker.leftOut", { count: all.length - small.length }) : "";
    const unread = unready ? t("timelineEditor.media.unreadable", { name: unready.file_name }) : "";
    const [first] = fits;
    const at = writeAt(editor.playhead.get());
    const done = first && (replaces.current ? replaceMedia(editor, replaces.current, first) : addMedia(editor, fits));
    const added = done ? t("timelineEditor.media.added", { count: fits.length, at }) : "";
    setTold([leftOut, unread, added].filter(Boolean).join(" "));
  };
  const uploads = useUploads({ onDone: take, onTold: setTold, t });
  const send = (list: Iterable<File> | null) => {
    replaces.current = null;
    uploads.send([...(list ?? [])]);
  };
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
      {uploads.share !== null && <progress className="te-progress" value={uploads.share} aria-label={t("timelineEditor.media.sending")} />}
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
        onConfirm={(all) => {
          replaces.current = asked?.replaces ?? null;
          uploads.hand(all);
        }}
        t={t}
      />
    </section>
  );
}
