import { Suspense, useEffect, useMemo, useState } from "react";
import { ask, call } from "../../behaviours/call.ts";
import { Editor, type EditorApi } from "./editor.ts";
import { Inspector } from "./inspector/inspector.tsx";
import { useKeys } from "./keys/use-keys.ts";
import { Lanes } from "./lanes/lanes.tsx";
import { Bar } from "./parts/bar.tsx";
import { fetchAll, missing, part } from "./parts/part.ts";
import { Notices } from "./parts/notices.tsx";
import { Stuck } from "./parts/stuck.tsx";
import { Toolbar } from "./parts/toolbar.tsx";
import { Transport } from "./parts/transport.tsx";
import { Picture } from "./picture/picture.tsx";
import { useEvidence } from "./evidence/use-evidence.ts";
import type { EditorProps, T } from "./props.ts";
import { EditorContext, useEditor } from "./use-editor.ts";
import { useValue } from "./value.ts";

/** Opened seldom: it comes when it is asked for. */
const KeysDialog = part(() => import("./keys/dialog.tsx"));
const Conflict = part(() => import("./parts/conflict.tsx"));
const PlanEnded = part(() => import("./parts/plan-ended.tsx"));
const PANELS = {
  history: part(() => import("./parts/history.tsx")),
  media: part(() => import("./media/panel.tsx")),
  files: part(() => import("./files/panel.tsx")),
  transcript: part(() => import("./transcript/panel.tsx")),
  export: part(() => import("./files/export-panel.tsx")),
  more: part(() => import("./more/panel.tsx")),
};

const HEAD = { wide: 148, narrow: 92 };
const NARROW = "(max-width: 760px)";

const API: EditorApi = {
  steps: (input) => call("timelines.steps", input),
  undo: (input) => call("timelines.undo", input),
  redo: (input) => call("timelines.redo", input),
  detail: (input) => ask("timelines.detail", input),
};

function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const media = matchMedia(NARROW);
    const changed = () => setNarrow(media.matches);
    media.addEventListener("change", changed);
    return () => media.removeEventListener("change", changed);
  }, []);
  return narrow;
}

/** Goes on with what was not saved, tries again when the network is back, and asks before steps would be lost. */
function useSaving(editor: Editor): void {
  useEffect(() => {
    editor.resume();
    const again = () => void editor.saver.flush();
    const leave = (event: BeforeUnloadEvent) => {
      if (editor.saver.state.get() === "full") event.preventDefault();
    };
    window.addEventListener("online", again);
    window.addEventListener("beforeunload", leave);
    return () => {
      window.removeEventListener("online", again);
      window.removeEventListener("beforeunload", leave);
    };
  }, [editor]);
}

/** In the place of a panel that is not there yet; it says so where the network is away. */
function Coming() {
  const { t } = useEditor();
  const away = useValue(missing) > 0;
  return (
    <section className="te-panel" aria-busy="true">
      {away && t("timelineEditor.refused.NOT_LOADED")}
    </section>
  );
}

/** The whole editor, over the page of forms that it takes the place of. */
export default function EditorView({ t, ...props }: EditorProps & { t: T }) {
  const [editor] = useState(() => new Editor({ timeline: props.timeline, api: API, storage: localStorage, t }));
  const narrow = useNarrow();
  const shared = useMemo(() => ({ editor, t }), [editor, t]);
  const keys = useValue(editor.keys);
  const state = useValue(editor.saver.state);
  const panel = useValue(editor.panel);
  const Panel = panel === "inspector" ? Inspector : PANELS[panel];
  useKeys(editor);
  useSaving(editor);
  useEvidence(editor, t);
  const { losses } = props.timeline;
  useEffect(() => {
    if (losses.length > 0) editor.say({ text: t("timeline.losses", { count: losses.length }), shown: true });
  }, [editor, losses, t]);
  useEffect(() => {
    // Whoever begins to edit may be offline later.
    const stop = new AbortController();
    for (const type of ["pointerdown", "keydown", "online"]) window.addEventListener(type, fetchAll, { once: true, signal: stop.signal });
    const leave = missing.subscribe(() => missing.get() > 0 && editor.say({ code: "NOT_LOADED" }));
    return () => (stop.abort(), leave());
  }, [editor]);
  useEffect(() => {
    const load = () => void editor.sound.load();
    const idle = "requestIdleCallback" in window ? requestIdleCallback(load, { timeout: 3000 }) : setTimeout(load, 500);
    // What was added is heard, and its wave seen, as soon as it can be read.
    const leave = editor.urls.subscribe(load);
    return () => {
      leave();
      if ("cancelIdleCallback" in window) cancelIdleCallback(idle as number);
      editor.sound.stop();
    };
  }, [editor]);
  return (
    <EditorContext.Provider value={shared}>
      <div className="te" data-editor="">
        <Bar {...props} />
        <div className="te-upper">
          <div className="te-monitor">
            <Picture />
            <Transport />
          </div>
          <Suspense fallback={<Coming />}>
            <Panel render={props.render} stays={props.stays} losses={losses} />
          </Suspense>
        </div>
        <Toolbar />
        <Lanes head={narrow ? HEAD.narrow : HEAD.wide} />
        <Notices />
        <Stuck />
        {(state === "conflict" || state === "refused") && (
          <Suspense>
            <Conflict state={state} />
          </Suspense>
        )}
        {state === "plan" && (
          <Suspense>
            <PlanEnded />
          </Suspense>
        )}
        {keys && (
          <Suspense>
            <KeysDialog onClose={() => editor.keys.set(false)} />
          </Suspense>
        )}
      </div>
    </EditorContext.Provider>
  );
}
