import { useState } from "react";
import type { Timeline } from "../../../../trpc/contract/timeline.ts";
import { call } from "../../../behaviours/call.ts";
import { useEditor } from "../use-editor.ts";
import { useValue } from "../value.ts";
import { untilMade } from "./until-made.ts";

/** An edit that only the server can make: one step, on top of what is saved. */
export function useServerStep() {
  const { editor } = useEditor();
  const saved = useValue(editor.saver.state) === "saved";
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState("");
  const make = async (path: string, input: object, done: string) => {
    setBusy(true);
    setTold("");
    try {
      const expected_revision = editor.saver.waiting.revision;
      editor.adopt(await untilMade(() => call<Timeline>(path, { timeline_id: editor.id, expected_revision, ...input })));
      setTold(done);
      editor.say({ text: done });
    } catch (error) {
      setTold(error instanceof Error ? error.message : "");
    }
    setBusy(false);
  };
  return { busy, ready: saved && !busy, told, make: (path: string, input: object, done: string) => void make(path, input, done) };
}
