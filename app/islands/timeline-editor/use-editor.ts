import { createContext, useContext } from "react";
import type { TimelineDocument } from "../../../timeline/document.ts";
import type { Editor } from "./editor.ts";
import type { T } from "./props.ts";
import { useRead } from "./value.ts";

export const EditorContext = createContext<{ editor: Editor; t: T } | null>(null);

/** The editor around a part, and its words. */
export function useEditor(): { editor: Editor; t: T } {
  const found = useContext(EditorContext);
  if (!found) throw new Error("no editor around this part");
  return found;
}

const documentOf = ({ document }: { document: TimelineDocument }) => document;
/** The document as it is now. */
export const useDocument = (): TimelineDocument => useRead(useEditor().editor.log, documentOf);
