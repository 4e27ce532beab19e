import type { Element } from "../../../../timeline/document/element.ts";
import type { EditTool } from "../editor-state.ts";
import type { Edge } from "./bounds.ts";
import type { Held } from "./gesture.ts";

interface Taken {
  id: string;
  ids: readonly string[];
  edge: Edge;
  /** It was taken by that edge. */
  onEdge: boolean;
}

/** What a tool takes hold of. */
export function heldBy(tool: EditTool, { id, ids, edge, onEdge }: Taken): Held {
  if (tool === "roll") return { kind: tool, id, edge };
  if (tool !== "select") return { kind: tool, id };
  return onEdge ? { kind: "trim", id, edge } : { kind: "move", id, ids };
}

/** Those that show what they would do while they are carried. */
export const isFine = ({ kind }: Held): boolean => kind !== "move" && kind !== "trim";

/** The edge that a tick is nearer to. */
export const nearer = ({ startTime, duration }: Element, tick: number): Edge => (tick < startTime + duration / 2 ? "start" : "end");
