import { useEffect, useRef, useState } from "react";
import { useEditor } from "../use-editor.ts";

/** Chromium's own encoder, whose pictures are those of the media service, and room on the browser's disk. */
async function canExport(): Promise<boolean> {
  const here = "VideoEncoder" in window && "getDirectory" in (navigator.storage ?? {}) && /Chrom/.test(navigator.userAgent);
  if (!here) return false;
  const { supported } = await VideoEncoder.isConfigSupported({ codec: "avc1.640028", width: 1920, height: 1080 });
  return supported === true;
}

type State = { is: "unknown" | "cannot" | "idle" } | { is: "working"; share: number } | { is: "done"; url: string } | { is: "failed" };

/** The film made by this browser: free, and what was drawn when it was cut off is not drawn again. */
export default function DevicePanel() {
  const { editor, t } = useEditor();
  const [state, setState] = useState<State>({ is: "unknown" });
  const stop = useRef<AbortController | null>(null);
  useEffect(() => {
    void canExport().then((can) => setState({ is: can ? "idle" : "cannot" }));
    return () => stop.current?.abort();
  }, []);
  const begin = async () => {
    const control = new AbortController();
    stop.current = control;
    setState({ is: "working", share: 0 });
    const progress = (share: number) => control.signal.aborted || setState({ is: "working", share });
    const asked = { document: editor.document, urls: editor.urls.get(), title: document.title };
    try {
      // It brings what reads and writes films: nobody else needs it.
      const { exportOnDevice } = await import("./on-device.ts");
      const file = await exportOnDevice(asked, editor.id, { signal: control.signal, progress });
      setState({ is: "done", url: URL.createObjectURL(file) });
      editor.say({ text: t("timeline.exports.ready", { kind: "MP4" }), shown: true });
    } catch {
      setState({ is: control.signal.aborted ? "idle" : "failed" });
    }
  };
  if (state.is === "unknown") return null;
  return (
    <section aria-label={t("timelineEditor.device.title")}>
      <h3>{t("timelineEditor.device.title")}</h3>
      <p className="te-note">{t(state.is === "cannot" ? "timelineEditor.device.cannot" : "timelineEditor.device.note")}</p>
      {state.is === "working" ? (
        <p>
          <progress aria-label={t("timelineEditor.device.title")} value={state.share} />{" "}
          <span className="te-note num">{Math.round(state.share * 100)} %</span>{" "}
          <button type="button" className="te-link" onClick={() => stop.current?.abort()}>
            {t("timeline.exports.cancel", { kind: "MP4" })}
          </button>
        </p>
      ) : (
        state.is !== "cannot" && (
          <button type="button" className="te-button" onClick={() => void begin()}>
            {t("timelineEditor.device.begin")}
          </button>
        )
      )}
      {state.is === "done" && (
        <p>
          <a className="link" href={state.url} download="film.mp4">
            {t("timeline.exports.download", { kind: "MP4" })}
          </a>
        </p>
      )}
      {state.is === "failed" && <p role="alert">{t("timelineEditor.device.failed")}</p>}
    </section>
  );
}
