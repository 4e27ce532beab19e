import type { Element } from "../../../../timeline/document/element.ts";
import { placedOf } from "../../../../timeline/edit/lookup.ts";
import { onFrame } from "../../../../timeline/rate.ts";
import { seconds, ticks } from "../../../../timeline/time.ts";
import { elementName } from "../../../timeline/name.ts";
import { trackName } from "../lanes/track-head.tsx";
import { rowsOf } from "../lanes/lanes-view.ts";
import { useDocument, useEditor } from "../use-editor.ts";
import { useValue } from "../value.ts";
import { NumberField } from "./fields.tsx";
import { PlaceFields, TextFields } from "./look.tsx";
import { SoundFields } from "./sound.tsx";
import { TransitionFields } from "./transition.tsx";

const SWITCHES = ["muted", "solo", "hidden", "locked", "sync"] as const;

/** When an element begins, and how long it lasts. */
function TimeFields({ element }: { element: Element }) {
  const { editor, t } = useEditor();
  const { id, startTime, duration } = element;
  const { rate } = editor.document.canvas;
  return (
    <div className="te-pair">
      <NumberField
        label={t("timelineEditor.fields.start")}
        value={seconds(startTime)}
        unit="s"
        min={0}
        step={seconds(editor.frame)}
        onCommit={(at) => editor.run([{ type: "move", ids: [id], by: onFrame(ticks(at), rate) - startTime }])}
      />
      <NumberField
        label={t("timelineEditor.fields.length")}
        value={seconds(duration)}
        unit="s"
        min={seconds(editor.frame)}
        step={seconds(editor.frame)}
        onCommit={(length) => editor.run([{ type: "trim", id, edge: "end", to: startTime + onFrame(ticks(length), rate) }])}
      />
    </div>
  );
}

function TrackFields({ id }: { id: string }) {
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

function ElementFields({ element, track }: { element: Element; track: string }) {
  const { editor, t } = useEditor();
  return (
    <>
      <h2 className="te-inspected">{elementName(editor.document, element, t)}</h2>
      <fieldset className="te-group">
        <legend>{t("timelineEditor.groups.time")}</legend>
        <TimeFields element={element} />
      </fieldset>
      {element.type === "text" && (
        <fieldset className="te-group">
          <legend>{t("timelineEditor.groups.text")}</legend>
          <TextFields element={element} />
        </fieldset>
      )}
      {element.type !== "audio" && (
        <fieldset className="te-group">
          <legend>{t("timelineEditor.groups.place")}</legend>
          <PlaceFields element={element} />
        </fieldset>
      )}
      {(element.type === "audio" || element.type === "video") && (
        <fieldset className="te-group">
          <legend>{t("timelineEditor.groups.sound")}</legend>
          <SoundFields element={element} />
        </fieldset>
      )}
      {element.type !== "audio" && (
        <fieldset className="te-group">
          <legend>{t("timelineEditor.groups.transition")}</legend>
          <TransitionFields element={element} />
        </fieldset>
      )}
      <TrackFields id={track} />
    </>
  );
}

/** What is known of what is selected, and may be changed of it. */
export function Inspector() {
  const { editor, t } = useEditor();
  const document = useDocument();
  const selection = useValue(editor.selection);
  const cursor = useValue(editor.cursor);
  const [only] = selection;
  const placed = selection.size === 1 && only !== undefined ? placedOf(document, only) : null;
  return (
    <section className="te-panel" aria-label={t("timelineEditor.inspector")}>
      {placed ? (
        <ElementFields key={placed.element.id} element={placed.element} track={placed.track} />
      ) : (
        <>
          <p className="te-note">
            {selection.size > 1 ? t("timelineEditor.several", { count: selection.size }) : t("timelineEditor.pick")}
          </p>
          {selection.size === 0 && cursor && <TrackFields id={cursor.track} />}
        </>
      )}
    </section>
  );
}
