import { useId, useState } from "react";
import type { EditCommandInput } from "../../../../timeline/edit/commands.ts";
import { trackName } from "../lanes/track-head.tsx";
import { rowsOf } from "../lanes/lanes-view.ts";
import { useDocument, useEditor } from "../use-editor.ts";

const SWITCHES = ["muted", "solo", "hidden", "locked", "sync"] as const;
/** Kinds of tracks that can be added: what is seen goes in front, sounds lie below. */
const KINDS = ["video", "image", "text", "audio"] as const;

const freshId = (): string => `track-${crypto.randomUUID().slice(0, 8)}`;

/** A track's name, its place among the others, and its switches, by keyboard as by mouse. */
export default function TrackFields({ id }: { id: string }) {
  const { editor, t } = useEditor();
  const document = useDocument();
  const nameId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const rows = rowsOf(document);
  const row = rows.findIndex((one) => one.id === id);
  const track = rows[row];
  if (!track) return null;
  const name = trackName(track, row + 1, t);
  const run = (command: EditCommandInput) => editor.run([command]);
  const rename = () => {
    const next = typed?.trim();
    if (next && next !== name) run({ type: "setTrack", track: id, name: next.slice(0, 200) });
    setTyped(null);
  };
  /** Changes places with the track of another row. */
  const shift = (by: 1 | -1) => {
    const other = rows[row + by];
    if (other) run({ type: "moveTrack", track: id, index: document.tracks.findIndex((one) => one.id === other.id) });
  };
  const add = (type: (typeof KINDS)[number]) => {
    const made = freshId();
    if (run({ type: "addTrack", track: { id: made, type, name: "" }, ...(type === "audio" ? { index: 0 } : {}) }))
      editor.cursor.set({ track: made, element: null });
  };
  return (
    <fieldset className="te-group">
      <legend>{t("timelineEditor.track.title", { name })}</legend>
      <div className="te-field">
        <label htmlFor={nameId}>{t("timelineEditor.track.name")}</label>
        <input
          id={nameId}
          className="te-input"
          maxLength={200}
          value={typed ?? name}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={rename}
          onKeyDown={({ key }) => (key === "Enter" ? rename() : key === "Escape" && setTyped(null))}
        />
      </div>
      <div className="te-switches">
        {SWITCHES.map((what) => (
          <label key={what}>
            <input type="checkbox" checked={track[what]} onChange={() => run({ type: "setTrack", track: id, [what]: !track[what] })} />
            {t(`timelineEditor.track.switches.${what}`)}
          </label>
        ))}
      </div>
      <div className="te-ways">
        <button type="button" className="te-button" disabled={row === 0} onClick={() => shift(-1)}>
          {t("timelineEditor.track.up")}
        </button>
        <button type="button" className="te-button" disabled={row === rows.length - 1} onClick={() => shift(1)}>
          {t("timelineEditor.track.down")}
        </button>
        <button type="button" className="te-button" onClick={() => run({ type: "removeTrack", track: id })}>
          {t("timelineEditor.track.remove")}
        </button>
      </div>
      <div className="te-ways" role="group" aria-label={t("timelineEditor.track.add")}>
        <span className="te-note">{t("timelineEditor.track.add")}</span>
        {KINDS.map((type) => (
          <button key={type} type="button" className="te-link" onClick={() => add(type)}>
            {t(`timelineEditor.track.kinds.${type}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
