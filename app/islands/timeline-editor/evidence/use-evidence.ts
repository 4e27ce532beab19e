import { useEffect } from "react";
import type { Editor } from "../editor.ts";
import type { T } from "../props.ts";

/** Says what an edit has cut away of a claim's evidence. What looks for it comes with the first edit: before it nothing is said. */
export function useEvidence(editor: Editor, t: T): void {
  useEffect(() => {
    const opened = editor.log.get();
    if (!opened.document.claims) return undefined;
    let leave = editor.log.subscribe(() => {
      leave();
      let left = false;
      leave = () => void (left = true);
      void import("./watch.ts").then(({ watchEvidence }) => {
        if (!left) leave = watchEvidence(editor, t, opened);
      });
    });
    return () => leave();
  }, [editor, t]);
}
