import { trackName } from "../lanes/track-head.tsx";
import { rowsOf } from "../lanes/lanes-view.ts";
import { useDocument, useEditor } from "../use-editor.ts";

const SWITCHES = ["muted", "solo", "hidden", "locked", "sync"] as const;

/** A track's switches, by keyboard. */
export default function TrackFields({ id }: { id: string }) {
  const { editor, t } = useEditor();
  const document = useDocument();
  const rows = rowsOf(document);
  const row = rows.findIndex((one) => one.id === id);
  const track = rows[row];
  if (!track) return null;
  const name = trackName(track, row + 1, t);
  return (
    <fieldset className="te-group">
      <legend>{t("timelineEditor.track.title", { name })}</legend>
      <div className="te-switches">
        {SWITCHES.map((what) => (
          <label key={what}>
            <input
              type="checkbox"
              checked={track[what]}
              onChange={() => editor.run([{ type: "setTrack", track: id, [what]: !track[what] }])}
            />
            {t(`timelineEditor.track.switches.${what}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
