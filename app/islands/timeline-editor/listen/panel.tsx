import { placedOf } from "../../../../timeline/edit/lookup.ts";
import { elementName } from "../../../timeline/name.ts";
import { listedOf } from "../media/listed.ts";
import { useServerStep } from "../more/use-server-step.ts";
import { useDocument, useEditor } from "../use-editor.ts";

/** Clips of one's own: their words are heard by the server, and then are cut as text. */
export default function ListenPanel() {
  const { editor, t } = useEditor();
  const document = useDocument();
  const { busy, ready, told, make } = useServerStep();
  const clips = listedOf(document).filter(
    ({ id, type, missing, users }) => (type === "video" || type === "audio") && id.startsWith("media-") && !missing && users.length > 0,
  );
  const nameOf = (user = "") => {
    const element = placedOf(document, user)?.element;
    return element ? elementName(document, element, t) : "";
  };
  return (
    <div aria-busy={busy}>
      <h2>{t("timelineEditor.listen.title")}</h2>
      <p className="te-note">{t("timelineEditor.listen.help")}</p>
      <p role="status" className="te-told">
        {busy ? t("timelineEditor.listen.listening") : told}
      </p>
      {clips.length === 0 && <p className="te-note">{t("timelineEditor.listen.none")}</p>}
      <ul>
        {clips.map(({ id, users }) => (
          <li key={id} className="te-found">
            <p>
              {nameOf(users[0])} <span className="te-note">{t("timelineEditor.media.users", { count: users.length })}</span>
            </p>
            <button
              type="button"
              className="te-button"
              disabled={!ready}
              onClick={() => make("timelines.transcribe", { asset_id: id }, t("timelineEditor.listen.done"))}
            >
              {t(
                document.tracks.some((track) => track.id === `words-${id}`)
                  ? "timelineEditor.listen.again"
                  : "timelineEditor.listen.listen",
              )}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="te-link" onClick={() => editor.show("transcript")}>
        {t("timelineEditor.listen.transcript")}
      </button>
    </div>
  );
}
