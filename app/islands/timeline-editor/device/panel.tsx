import { useEffect, useState } from "react";
import { bitrateOf } from "../../../../timeline/export/bitrate.ts";
import { filmRate } from "../../../../timeline/film-rate.ts";
import { perSecond } from "../../../../timeline/rate.ts";
import { seconds } from "../../../../timeline/time.ts";
import type { Editor } from "../editor.ts";
import { useEditor } from "../use-editor.ts";
import { useValue } from "../value.ts";
import { deviceExportOf } from "./device-export.ts";

/** Chromium's own encoder, whose pictures are those of the media service, and room on the browser's disk. */
async function canExport(): Promise<boolean> {
  const here = "VideoEncoder" in window && "getDirectory" in (navigator.storage ?? {}) && /Chrom/.test(navigator.userAgent);
  if (!here) return false;
  const { supported } = await VideoEncoder.isConfigSupported({ codec: "avc1.640028", width: 1920, height: 1080 });
  return supported === true;
}

const BITS = 8e6;
/** Megabytes on the browser's disk: the pieces, and the film that is joined of them. */
function roomFor({ document, duration }: Editor): number {
  const { width, height, rate } = document.canvas;
  const once = (bitrateOf(width, height, perSecond(filmRate(rate))) * seconds(duration)) / BITS;
  return Math.max(1, Math.round(2 * once));
}

/** The film made by this browser: free, and what was drawn when it was cut off is not drawn again. */
export default function DevicePanel() {
  const { editor, t } = useEditor();
  const [can, setCan] = useState<boolean | null>(null);
  const own = deviceExportOf(editor);
  const state = useValue(own.state);
  useEffect(() => {
    void canExport().then(setCan);
  }, []);
  const begin = async () => {
    const { id, document } = editor;
    const made = await own.begin({ id, document, urls: editor.urls.get(), title: window.document.title });
    if (made) editor.say({ text: t("timeline.exports.ready", { kind: "MP4" }), shown: true });
  };
  if (can === null) return null;
  const busy = state.is === "waiting" || state.is === "working";
  return (
    <section aria-label={t("timelineEditor.device.title")}>
      <h3>{t("timelineEditor.device.title")}</h3>
      <p className="te-note">{t(can ? "timelineEditor.device.note" : "timelineEditor.device.cannot")}</p>
      {busy && (
        <p>
          <progress aria-label={t("timelineEditor.device.title")} value={state.is === "working" ? state.share : undefined} />{" "}
          <span className="te-note num">
            {state.is === "working" ? `${Math.floor(state.share * 100)} %` : t("timelineEditor.device.waiting")}
          </span>{" "}
          <button type="button" className="te-link" onClick={() => own.cancel()}>
            {t("timeline.exports.cancel", { kind: "MP4" })}
          </button>
        </p>
      )}
      {can && !busy && (
        <button type="button" className="te-button" onClick={() => void begin()}>
          {t("timelineEditor.device.begin")}
        </button>
      )}
      {state.is === "done" && (
        <p>
          <a className="link" href={state.url} download="film.mp4">
            {t("timeline.exports.download", { kind: "MP4" })}
          </a>
        </p>
      )}
      {state.is === "failed" && <p role="alert">{t(`timelineEditor.device.faults.${state.why}`, { size: roomFor(editor) })}</p>}
    </section>
  );
}
