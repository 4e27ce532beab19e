import { useState } from "react";
import type { Marker } from "../../../../timeline/document.ts";
import { perform } from "../keys/perform.ts";
import { writeAt } from "../parts/clock.ts";
import { useDocument, useEditor } from "../use-editor.ts";

/** One marker: it is gone to, named, and taken away. */
function Entry({ marker }: { marker: Marker }) {
  const { editor, t } = useEditor();
  const [typed, setTyped] = useState<string | null>(null);
  const at = writeAt(marker.time);
  const commit = () => {
    const name = typed?.trim().slice(0, 200);
    if (name !== undefined && name !== marker.name) editor.run([{ type: "marker", marker: { ...marker, name } }]);
    setTyped(null);
  };
  return (
    <li className="te-marked">
      <button
        type="button"
        className="te-link num"
        aria-label={t("timelineEditor.markers.go", { at })}
        onClick={() => editor.seek(marker.time)}
      >
        {at}
      </button>
      <input
        className="te-input"
        maxLength={200}
        aria-label={t("timelineEditor.markers.name", { at })}
        value={typed ?? marker.name}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => (key === "Enter" ? commit() : key === "Escape" && setTyped(null))}
      />
      <button
        type="button"
        className="te-link"
        aria-label={t("timelineEditor.markers.removeOne", { at })}
        onClick={() => editor.run([{ type: "removeMarker", id: marker.id }])}
      >
        {t("timelineEditor.markers.remove")}
      </button>
    </li>
  );
}

/** The named moments of the timeline. */
export default function MarkersPanel() {
  const { editor, t } = useEditor();
  const { markers } = useDocument();
  return (
    <div>
      <h2>{t("timelineEditor.more.markers")}</h2>
      <p className="te-note">{t("timelineEditor.markers.help")}</p>
      <p className="te-ways">
        <button type="button" className="te-button" onClick={() => perform(editor, "marker")}>
          {t("timelineEditor.actions.marker")}
        </button>
      </p>
      <ul className="te-exports">
        {markers.map((one) => (
          <Entry key={one.id} marker={one} />
        ))}
      </ul>
    </div>
  );
}
