import type { TimelineDocument } from "../../../../timeline/document.ts";
import { elementAt } from "../../../../timeline/edit/interval.ts";
import { coveredAt } from "../../../../timeline/lint/covered.ts";
import { type Platform, PLATFORM_RULES } from "../../../../timeline/lint/platforms.ts";
import { useDocument, useEditor } from "../use-editor.ts";
import { useRead, useValue } from "../value.ts";
import { inkOf } from "./ink.ts";

/** How many things that matter an application covers at a moment. */
function countCovered({ tracks, canvas, assets }: TimelineDocument, time: number, platform: Platform): number {
  const { zone } = PLATFORM_RULES[platform];
  return tracks.filter(({ hidden, elements }) => {
    const element = hidden ? null : elementAt(elements, time);
    const asset = element && "assetId" in element && element.assetId !== null ? assets[element.assetId] : undefined;
    return element && coveredAt(element, time, { zone, canvas, inkOf, asset }) !== null;
  }).length;
}

/** What an application lays over the picture, and how many things that matter lie under it. */
export default function Zone({ platform }: { platform: Platform }) {
  const { editor, t } = useEditor();
  const document = useDocument();
  const preview = useValue(editor.preview);
  const playing = useValue(editor.playing);
  const { zone } = PLATFORM_RULES[platform];
  const covered = useRead(editor.playhead, (at) => (playing ? 0 : countCovered(preview ?? document, at, platform)));
  const inset = [zone.top, zone.right, zone.bottom, zone.left].map((share) => `${(share * 100).toFixed(2)}%`).join(" ");
  return (
    <>
      <div className="te-zone" style={{ inset }} />
      {covered > 0 && <output className="te-covered">{t("timelineEditor.safe.covered", { count: covered })}</output>}
    </>
  );
}
