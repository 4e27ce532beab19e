import { useDocument, useEditor } from "../use-editor.ts";
import { useRead, useValue } from "../value.ts";
import { inkOf } from "./ink.ts";
import { coveredTexts, type Platform, SAFE_ZONES } from "./safe-zones.ts";

/** What an application lays over the picture, and how many texts lie under it. */
export default function Zone({ platform }: { platform: Platform }) {
  const { editor, t } = useEditor();
  const document = useDocument();
  const preview = useValue(editor.preview);
  const playing = useValue(editor.playing);
  const zone = SAFE_ZONES[platform];
  const covered = useRead(editor.playhead, (at) => (playing ? 0 : coveredTexts(preview ?? document, at, { zone, inkOf })));
  const inset = [zone.top, zone.right, zone.bottom, zone.left].map((share) => `${(share * 100).toFixed(2)}%`).join(" ");
  return (
    <>
      <div className="te-zone" style={{ inset }} />
      {covered > 0 && <output className="te-covered">{t("timelineEditor.safe.covered", { count: covered })}</output>}
    </>
  );
}
