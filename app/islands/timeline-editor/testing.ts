import { roughCut } from "../../../timeline/edit/testing.ts";
import type { TimelineDocument } from "../../../timeline/document.ts";
import { Editor, type EditorApi } from "./editor.ts";

const never = () => new Promise<never>(() => undefined);
const api: EditorApi = { steps: never, detail: never, undo: never, redo: never };
const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined } as unknown as Storage;

/** An editor without a page, whose words are their keys, and which saves nothing. */
export function testEditor(document: TimelineDocument = roughCut()): Editor {
  const words = (key: string, params?: object) => `${key} ${JSON.stringify(params ?? {})}`;
  return new Editor({ timeline: { id: "t", revision: 4, document, urls: {}, steps: [] }, api, storage, t: words as never });
}
