import { Suspense, useEffect, useRef, useState } from "react";
import { documentDuration, lastFrame } from "../../../../timeline/document.ts";
import { GIF } from "../../../../timeline/gif.ts";
import { seconds } from "../../../../timeline/time.ts";
import { writeTime } from "../../../../trpc/contract/rules/time-string.ts";
import { APP_ID } from "../../../../trpc/contract/rules/tasks.ts";
import type { Task } from "../../../../trpc/contract/task.ts";
import { EXPORT_STAGES, type ExportStage } from "../../../../trpc/contract/tools/export-stages.ts";
import { ask, call } from "../../../behaviours/call.ts";
import type { EditorProps } from "../props.ts";
import { part } from "../parts/part.ts";
import { useEditor } from "../use-editor.ts";
import { useRead, useValue } from "../value.ts";

/** What encodes films comes when its panel is seen. */
const DevicePanel = part(() => import("../device/panel.tsx"));

type Kind = "render" | ExportStage;
/** Videos of avatars are rendered, and nothing else. */
const kindsOf = (app_id: number): readonly Kind[] => (app_id === APP_ID.AVATAR_TO_VIDEO ? ["render"] : ["render", ...EXPORT_STAGES]);
/** Those that are about the moment at the playhead. */
const BY_MOMENT: ReadonlySet<Kind> = new Set(["gif", "png", "jpg"]);
const AGAIN_MS = 2000;

const kindName = ({ stage }: Task): string => (stage === "render" ? "MP4" : stage.toUpperCase());
const isOpen = ({ finished_at }: Task): boolean => finished_at === null;

/** What the chosen kind costs; asked for again when what is saved has another length, and when an export has begun or ended: credits did. */
function useQuote(render: EditorProps["render"], { stage, at, saved, open }: { stage: Kind; at: number; saved: boolean; open: number }) {
  const { editor } = useEditor();
  const length = useRead(editor.log, ({ document }) => documentDuration(document));
  const wanted = JSON.stringify([stage, BY_MOMENT.has(stage) ? at : 0, length, open]);
  const [known, setKnown] = useState<{ wanted: string; cost: number; available: number } | null>(null);
  useEffect(() => {
    if (!saved || known?.wanted === wanted) return undefined;
    let left = false;
    void ask<{ cost: number; available: number }>("tasks.cost", { ...render, stage, input: { ...render.input, at } }).then(
      ({ cost, available }) => left || setKnown({ wanted, cost, available }),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [saved, wanted, known, render, stage, at]);
  return known?.wanted === wanted ? known : null;
}

/** The newest files of this ad, asked for again while one of them is being made. */
function useExported({ app_id, input: { draft_id } }: EditorProps["render"], kinds: readonly string[]) {
  const { editor, t } = useEditor();
  const [list, setList] = useState<readonly Task[]>([]);
  /** Those that were seen under way: their end is told. */
  const open = useRef(new Set<string>());
  const read = async () => {
    const { list: found } = await ask<{ list: Task[] }>("tasks.last", { app_id });
    const own = found.filter(({ stage, subject_id }) => subject_id === draft_id && kinds.includes(stage));
    setList(own);
    for (const one of own) {
      if (isOpen(one)) open.current.add(one.task_id);
      else if (open.current.delete(one.task_id))
        editor.say({
          text: one.state === "success" ? t("timeline.exports.ready", { kind: kindName(one) }) : (one.error_msg ?? ""),
          shown: true,
        });
    }
  };
  const [reading, setReading] = useState(0);
  useEffect(() => {
    void read().catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- asked once, and after each push
  }, [reading]);
  const working = list.some(isOpen);
  useEffect(() => {
    if (!working) return undefined;
    const timer = setInterval(() => void read().catch(() => undefined), AGAIN_MS);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- as long as one is open
  }, [working]);
  return { list, again: () => setReading((n) => n + 1) };
}

function Exported({ task, changed }: { task: Task; changed: () => void }) {
  const { editor, t } = useEditor();
  const { task_id, state, progress, error_msg, output } = task;
  const [file] = output?.artifacts ?? [];
  const kind = kindName(task);
  const cancel = () =>
    call("tasks.cancel", { task_id }).then(changed, (error: unknown) => {
      if (error instanceof Error) editor.say({ text: error.message, shown: true });
    });
  return (
    <li>
      <span>{kind}</span>{" "}
      {state === "success" && file ? (
        <a className="link" href={file.download_url} download={file.file_name}>
          {t("timeline.exports.download", { kind })}
        </a>
      ) : (
        <span className="te-note num">
          {state === "failed" ? error_msg : state === "queued" ? t("timeline.exports.queued") : `${Math.round(progress)} %`}
        </span>
      )}
      {isOpen(task) && (
        <button type="button" className="te-link" onClick={() => void cancel()}>
          {t("timeline.exports.cancel", { kind })}
        </button>
      )}
    </li>
  );
}

/** The film, or another kind of file, with its price; and the files that were made. */
export default function ExportPanel({ render, stays }: Pick<EditorProps, "render" | "stays">) {
  const { editor, t } = useEditor();
  const saved = useValue(editor.saver.state) === "saved";
  const playhead = useValue(editor.playhead);
  const [stage, setStage] = useState<Kind>("render");
  const [told, setTold] = useState("");
  const [busy, setBusy] = useState(false);
  const at = seconds(Math.min(playhead, lastFrame(editor.document)));
  const { list, again } = useExported(render, stays ? ["render", ...EXPORT_STAGES] : EXPORT_STAGES);
  const quote = useQuote(render, { stage, at, saved, open: list.filter(isOpen).length });
  const short = quote !== null && quote.cost > quote.available;
  // Who comes by Tab while the price is looked up finds the button all the same.
  const ready = saved && quote !== null;
  const values = { time: writeTime(at), seconds: GIF.seconds };
  const push = async () => {
    // The button keeps the focus: it is not disabled meanwhile.
    if (busy) return;
    setBusy(true);
    setTold("");
    await call("tasks.push", { ...render, stage, input: { ...render.input, at } }).then(again, (error: unknown) =>
      setTold(error instanceof Error ? error.message : ""),
    );
    setBusy(false);
  };
  return (
    <section className="te-panel" aria-label={t("timeline.exports.open")} aria-busy={busy}>
      <h2>{t("timeline.exports.open")}</h2>
      <form
        method="post"
        onSubmit={(event) => {
          // The film of an ad has a page of its own, to which its form leads.
          if (stage === "render" && !stays && ready) return;
          event.preventDefault();
          if (ready) void push();
        }}
      >
        <label className="te-field">
          <span>{t("timeline.exports.as")}</span>
          <select
            className="te-input"
            value={stage}
            onChange={({ currentTarget }) => setStage(kindsOf(render.app_id).find((one) => one === currentTarget.value) ?? "render")}
          >
            {kindsOf(render.app_id).map((one) => (
              <option key={one} value={one}>
                {t(`timeline.exports.kinds.${one}`, values)}
              </option>
            ))}
          </select>
        </label>
        <p className="te-note num" role="status">
          {short
            ? t("timeline.exports.short", { cost: quote.cost, available: quote.available })
            : quote && t("timeline.exportNote", { count: quote.available })}
        </p>
        <button className="te-button te-primary" name="do" value="render" aria-disabled={busy || !ready} disabled={short}>
          {quote && quote.cost > 0 ? t("timeline.exports.for", { count: quote.cost }) : t("timeline.exports.now")}
        </button>
      </form>
      <p role="alert" className="te-told">
        {told}
      </p>
      {list.length > 0 && (
        <>
          <h3>{t("timeline.exports.list")}</h3>
          <ul className="te-exports">
            {list.map((task) => (
              <Exported key={task.task_id} task={task} changed={again} />
            ))}
          </ul>
        </>
      )}
      <Suspense>
        <DevicePanel />
      </Suspense>
    </section>
  );
}
