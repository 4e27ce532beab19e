import { flaggedBy } from "../../../../timeline/evidence/flags.ts";
import { flagText } from "../../../timeline/flag-words.ts";
import type { Editor } from "../editor.ts";
import type { T } from "../props.ts";

/**
 * Says what of the evidence of claims each edit since `before` has cut away, as it is made. Answers what ends it.
 */
export function watchEvidence(editor: Editor, t: T, since: ReturnType<Editor["log"]["get"]>): () => void {
  let before = since;
  const look = () => {
    const now = editor.log.get();
    // What is taken back or made again is seen in the list; only what was just made is said.
    const made = now.past.length > before.past.length;
    const flags = made ? flaggedBy(before.document, now.document) : [];
    before = now;
    if (flags.length > 0) editor.say({ text: flags.map((one) => flagText(one, t)).join(" "), shown: true });
  };
  look();
  return editor.log.subscribe(look);
}
