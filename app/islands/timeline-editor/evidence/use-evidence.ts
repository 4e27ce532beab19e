import { useEffect } from "react";
import type { Editor } from "../editor.ts";
import { parts } from "../parts/part.ts";
import type { T } from "../props.ts";

const watch = parts(() => import("./watch.ts"));

/** Says what an edit has cut away of a claim's evidence. What looks for it comes with the first edit: before it nothing is said. */
export function useEvidence(editor: Editor, t: T): void {
  useEffect(() => {
    const opened = editor.log.get();
    if (!opened.document.claims) return undefined;
    let leave = editor.log.subscribe(() => {
      leave();
      let left = false;
      leave = () => void (left = true);
      watch().then(
        ({ watchEvidence }) => {
          if (!left) leave = watchEvidence(editor, t, opened);
        },
        () => editor.say({ code: "NOT_LOADED" }),
      );
    });
    return () => leave();
  }, [editor, t]);
}
