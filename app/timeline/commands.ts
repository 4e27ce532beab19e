import type { TimelineDocument } from "../../timeline/document.ts";
import type { Element } from "../../timeline/document/element.ts";
import type { EditCommandInput } from "../../timeline/edit/commands.ts";
import { textOf } from "../http/form.ts";
import { typedTicks } from "./view.ts";

/** What a posted form asks for: commands, or the field that could not be read. */
export type Asked = { commands: EditCommandInput[] } | { field: string };

const MODES = ["refuse", "overwrite", "insert"] as const;

function values(form: FormData, element: Element): Record<string, unknown> {
  const said = textOf(form, "text").replaceAll("\r\n", "\n");
  const volume = Number(textOf(form, "volume"));
  const changed: Record<string, unknown> = {};
  if (element.type === "text" && form.has("text") && said !== element.text) changed.text = said;
  const sounds = element.type === "audio" || element.type === "video";
  if (sounds && form.has("volume") && Number.isFinite(volume) && Math.round(element.volume * 100) !== volume)
    changed.volume = Math.min(4, Math.max(0, volume / 100));
  return changed;
}

/** The changes of an element's form: its words and sound, then its length, then its place. */
function saved(form: FormData, document: TimelineDocument, element: Element): Asked {
  const { id, startTime, duration } = element;
  const start = typedTicks(textOf(form, "start"), startTime, document);
  const length = typedTicks(textOf(form, "duration"), duration, document);
  if (start === null) return { field: "start" };
  if (length === null || length === 0) return { field: "duration" };
  const mode = MODES.find((one) => one === textOf(form, "mode")) ?? "refuse";
  const commands: EditCommandInput[] = [];
  const changed = values(form, element);
  if (Object.keys(changed).length > 0) commands.push({ type: "update", id, values: changed });
  if (length < duration) commands.push({ type: "trim", id, edge: "end", to: startTime + length });
  if (start !== startTime) commands.push({ type: "move", ids: [id], by: start - startTime, mode });
  if (length > duration) commands.push({ type: "trim", id, edge: "end", to: start + length });
  return { commands };
}

/** What a button of the editor's page asks for of an element. */
export function commandsOf(action: string, form: FormData, { document, element }: { document: TimelineDocument; element: Element }): Asked {
  const { id, startTime } = element;
  switch (action) {
    case "save":
      return saved(form, document, element);
    case "split": {
      const at = typedTicks(textOf(form, "split"), startTime, document);
      return at === null ? { field: "split" } : { commands: [{ type: "split", ids: [id], at }] };
    }
    case "earlier":
    case "later":
      return { commands: [{ type: "reorder", id, to: action }] };
    case "duplicate":
      return { commands: [{ type: "duplicate", ids: [id], mode: "insert", scope: "track" }] };
    case "remove":
      return { commands: [{ type: "delete", ids: [id] }] };
    case "removeClose":
      return { commands: [{ type: "delete", ids: [id], ripple: true, scope: "track" }] };
    default:
      return { commands: [] };
  }
}
