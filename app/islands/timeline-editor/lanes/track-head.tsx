import type { Track } from "../../../../timeline/document.ts";
import type { Editor } from "../editor.ts";
import { EditorIcon, type EditorIconName } from "../parts/icon.tsx";
import type { T } from "../props.ts";

interface TrackHeadProps {
  track: Track;
  row: number;
  focused: boolean;
  editor: Editor;
  t: T;
}

export const headId = (track: string): string => `head-${track}`;

const LAYERS = [
  "ground",
  "set",
  "paper",
  "back",
  "person",
  "product",
  "type",
  "lens",
  "over",
  "bar",
  "logo",
  "caption",
  "mark",
  "grain",
  "sound",
  "presenter",
  "stickers",
] as const;

/** A track by its name: those of a composed ad are known by what they are for. */
export function trackName({ name }: Pick<Track, "name">, row: number, t: T): string {
  const layer = LAYERS.find((one) => one === name);
  return layer ? t(`timelineEditor.layers.${layer}`) : name || t("timeline.trackNumber", { number: row });
}

/** A track's name and switches. They are pressed by pointer here, and by the keyboard in the inspector. */
export function TrackHead({ track, row, focused, editor, t }: TrackHeadProps) {
  const name = trackName(track, row, t);
  const sounds = track.elements.some(({ type }) => type === "audio" || type === "video");
  const toggle = (what: "muted" | "hidden" | "locked", icon: EditorIconName) => (
    <button
      type="button"
      tabIndex={-1}
      className="te-head-switch"
      aria-pressed={track[what]}
      aria-label={t(`timelineEditor.track.${what}`, { name })}
      title={t(`timelineEditor.track.${what}`, { name })}
      onClick={() => editor.run([{ type: "setTrack", track: track.id, [what]: !track[what] }])}
    >
      <EditorIcon name={icon} size={16} />
    </button>
  );
  return (
    <div
      role="row"
      id={headId(track.id)}
      aria-label={name}
      aria-level={1}
      aria-expanded="true"
      className="te-head"
      data-focused={focused ? "" : undefined}
    >
      <span role="rowheader" className="te-head-name" title={name}>
        {name}
      </span>
      <span role="gridcell" className="te-head-switches">
        {sounds ? toggle("muted", track.muted ? "muted" : "speaker") : toggle("hidden", track.hidden ? "eyeOff" : "eye")}
        {toggle("locked", track.locked ? "lock" : "unlock")}
      </span>
    </div>
  );
}
