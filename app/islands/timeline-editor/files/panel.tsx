import { useState } from "react";
import { isCaptions, MOST_FILE_BYTES } from "../../../../timeline/interchange/file-formats.ts";
import { writeTime } from "../../../../trpc/contract/rules/time-string.ts";
import type { Timeline, TimelineFileReport } from "../../../../trpc/contract/timeline.ts";
import { call } from "../../../behaviours/call.ts";
import { base64Of } from "../../../timeline/base64.ts";
import { readChosenFile } from "../../../timeline/chosen-file.ts";
import { lossText } from "../../../timeline/loss-words.ts";
import type { T } from "../props.ts";
import { useEditor } from "../use-editor.ts";
import { useValue } from "../value.ts";

const ACCEPT = ".otio,.fcpxml,.xml,.json,.zip,.srt,.vtt,.ass,.ssa";

interface Read {
  name: string;
  file: string;
  report: TimelineFileReport;
}

const summary = ({ format, elements, tracks, duration, width, height }: TimelineFileReport, t: T): string =>
  isCaptions(format)
    ? t("timeline.openCaptions", { count: elements })
    : t("timeline.openCut", { count: elements, tracks, length: writeTime(duration), width, height });

/** What a file would make of the timeline, each loss, and the button that opens it. */
function Report({ read: { name, report }, disabled, onOpen }: { read: Read; disabled: boolean; onOpen: () => void }) {
  const { t } = useEditor();
  return (
    <>
      <h3>{t("timeline.openTitle", { name })}</h3>
      <p className="te-note">{summary(report, t)}</p>
      <p>{report.loss_count === 0 ? t("timeline.noLoss") : t("timeline.lossCount", { count: report.loss_count })}</p>
      {report.loss_count > 0 && (
        <ul className="te-losses te-note">
          {report.losses.map((loss, n) => (
            // oxlint-disable-next-line react/no-array-index-key -- two losses may read the same
            <li key={n}>{lossText(loss, t)}</li>
          ))}
        </ul>
      )}
      <button type="button" className="te-button te-primary" disabled={disabled} onClick={onOpen}>
        {t("timeline.openNow")}
      </button>
    </>
  );
}

/** Opens files of other programs: what would be lost is said before anything changes. */
export default function FilesPanel() {
  const { editor, t } = useEditor();
  const saved = useValue(editor.saver.state) === "saved";
  const [read, setRead] = useState<Read | null>(null);
  const [told, setTold] = useState("");
  const [busy, setBusy] = useState(false);
  const asked = async (work: () => Promise<void>) => {
    setBusy(true);
    setTold("");
    await work().catch((error: unknown) => setTold(error instanceof Error ? error.message : ""));
    setBusy(false);
  };
  const choose = (chosen: File) =>
    asked(async () => {
      setRead(null);
      const taken = await readChosenFile(chosen);
      if ("fault" in taken)
        return setTold(
          taken.fault === "timeline.fileTooLarge"
            ? t("picker.tooLarge", { name: chosen.name, max: MOST_FILE_BYTES / 1_000_000 })
            : t("timeline.noDraft", { name: chosen.name }),
        );
      const file = base64Of(taken.bytes);
      const report = await call<TimelineFileReport>("timelines.readFile", { timeline_id: editor.id, file });
      setRead({ name: chosen.name, file, report });
    });
  const open = ({ file, name }: Read) =>
    asked(async () => {
      const expected_revision = editor.saver.waiting.revision;
      editor.adopt(await call<Timeline>("timelines.openFile", { timeline_id: editor.id, file, expected_revision }));
      editor.seek(0);
      setRead(null);
      const done = t("timeline.opened", { name });
      setTold(done);
      editor.say({ text: done });
    });
  return (
    <section className="te-panel" aria-label={t("timeline.openFile")} aria-busy={busy}>
      <h2>{t("timeline.openFile")}</h2>
      <p className="te-note">{t("timeline.openFileNote")}</p>
      <p className="te-ways">
        <label className="te-button">
          {t("timeline.openChoose")}
          <input
            type="file"
            className="sr-only"
            accept={ACCEPT}
            disabled={busy}
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? [];
              if (chosen) void choose(chosen);
              currentTarget.value = "";
            }}
          />
        </label>
      </p>
      <p role="status" className="te-told">
        {told}
      </p>
      {read && <Report read={read} disabled={busy || !saved} onOpen={() => void open(read)} />}
    </section>
  );
}
