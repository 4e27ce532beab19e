import { z } from "zod";
import { findStep, insertTimeline, saveTimeline, type TimelineChange, type TimelineRow } from "../../../db/queries/timeline.ts";
import type { TimelineDocument } from "../../../timeline/document.ts";
import { openDocument } from "../../../timeline/document/open.ts";
import { applyChanges, type Change, inverse } from "../../../timeline/edit/change.ts";
import { applyCommands, type EditCommand, editCommand, type EditCommandInput } from "../../../timeline/edit/commands.ts";
import { flaggedBy } from "../../../timeline/evidence/flags.ts";
import { type OpenedFile, openFile } from "../../../timeline/interchange/open-file.ts";
import { MAX_TITLE } from "../../../trpc/contract/draft.ts";
import { KEPT_FOR } from "../../../trpc/contract/rules/storage.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { randomId } from "../ids.ts";
import { filesOf, withFiles } from "./files.ts";
import { withGlyphs } from "./glyphs.ts";
import { refusing } from "./refusal.ts";

type Expected = number | undefined;

/** Throws timeline.changedElsewhere where the caller saw another revision. */
function checkRevision({ revision }: TimelineRow, expected: Expected) {
  if (expected !== undefined && expected !== revision) throw new AppError("timeline.changedElsewhere");
}

/** The document of a row, of its revision. */
export const documentOf = ({ document, revision }: TimelineRow): TimelineDocument => ({ ...openDocument(document).document, revision });

/**
 * What cannot be opened as it was stored, because a newer release wrote it or it is damaged, stays as a timeline of its own before what
 * can be saved of it takes its place.
 */
async function keepOriginal(db: Call["db"], row: TimelineRow): Promise<void> {
  const { document, losses } = openDocument(row.document);
  if (losses.count === 0) return;
  const title = `${row.title.slice(0, MAX_TITLE - 15)} (${new Date(row.updated_at).toISOString().slice(0, 10)})`;
  // Older by a moment: whoever opens its ad again finds the one that is edited.
  const copy = { ...row, id: randomId(), title, family_id: "", variant: {}, created_at: row.created_at - 1 };
  const kept = await insertTimeline(db, copy, filesOf(document));
  if (!kept) throw new AppError("timeline.changedElsewhere");
}

async function save({ db }: Call, row: TimelineRow, change: Omit<TimelineChange, "files" | "until"> & { document: TimelineDocument }) {
  await keepOriginal(db, row);
  const saved = await saveTimeline(db, row, { ...change, files: filesOf(change.document), until: Date.now() + KEPT_FOR.unnamed });
  if (saved === "too large") throw new AppError("timeline.tooLarge");
  if (!saved) throw new AppError("timeline.changedElsewhere");
  return saved;
}

/**
 * Makes a batch of edits as the next step, and tells what of the evidence of claims it cut away. Throws what was
 * refused, timeline.changedElsewhere and timeline.tooLarge.
 */
export async function editTimeline(call: Call, row: TimelineRow, { commands, expected }: { commands: EditCommand[]; expected: Expected }) {
  checkRevision(row, expected);
  const named = (await withFiles(call, commands)).map(withGlyphs);
  const before = documentOf(row);
  const { document, changes } = refusing(() => applyCommands(before, named));
  if (changes.length === 0) throw new AppError("timeline.noChange");
  const step = { types: commands.map(({ type }) => type), changes };
  const flagged = flaggedBy(before, document);
  return { row: await save(call, row, { document, position: row.position + 1, step }), flagged };
}

interface Step {
  types: string[];
  expected: Expected;
  /** What is done to the document: its files are ours, or were in it. */
  commands: (document: TimelineDocument) => EditCommandInput[];
}

/** A document after commands of our own. Throws what was refused. */
export const applied = (before: TimelineDocument, commands: readonly EditCommandInput[]): TimelineDocument =>
  commanded(before, () => [...commands]).document;

/** What commands of our own make of a document. Throws what was refused. */
export const commanded = (before: TimelineDocument, commands: Step["commands"]) =>
  refusing(() =>
    applyCommands(
      before,
      commands(before).map((one) => withGlyphs(editCommand.parse(one))),
    ),
  );

/** Makes commands of our own as one step that has a name of its own. Throws what was refused, timeline.changedElsewhere. */
export async function makeStep(call: Call, row: TimelineRow, { types, expected, commands }: Step): Promise<TimelineRow> {
  checkRevision(row, expected);
  const { document, changes } = commanded(documentOf(row), commands);
  if (changes.length === 0) throw new AppError("timeline.noChange");
  return save(call, row, { document, position: row.position + 1, step: { types, changes } });
}

/** Makes changes that were worked out elsewhere as one step. Throws timeline.changedElsewhere, timeline.tooLarge. */
export const saveChanges = (
  call: Call,
  row: TimelineRow,
  { types, changes }: { types: string[]; changes: Change[] },
): Promise<TimelineRow> =>
  save(call, row, { document: applyChanges(documentOf(row), changes), position: row.position + 1, step: { types, changes } });

/** What a file of another program would make of a timeline. Throws the file's fault, timeline.changedElsewhere, and what was refused. */
export function readTimelineFile(row: TimelineRow, { file, expected }: { file: string; expected: Expected }): OpenedFile {
  checkRevision(row, expected);
  const opened = refusing(() =>
    openFile(
      Uint8Array.from(atob(file), (letter) => letter.codePointAt(0) ?? 0),
      documentOf(row),
    ),
  );
  if ("fault" in opened) throw new AppError(opened.fault, { params: opened.params });
  return opened;
}

/** Opens a file into a timeline as the next step. Throws what `readTimelineFile` throws, timeline.noChange and timeline.tooLarge. */
export async function openTimelineFile(call: Call, row: TimelineRow, asked: { file: string; expected: Expected }) {
  const { document, changes, types } = readTimelineFile(row, asked);
  if (changes.length === 0) throw new AppError("timeline.noChange");
  return save(call, row, { document, position: row.position + 1, step: { types, changes } });
}

/** What a step has stored was made by `applyCommands`, and is of this release's shape or opened by it again. */
const stored = z.array(z.custom<Change>((value) => typeof value === "object" && value !== null && "on" in value));

export const storedChanges = ({ changes }: { changes: unknown }): Change[] => stored.parse(changes);

async function again(call: Call, row: TimelineRow, { at, back }: { at: number; back: boolean }) {
  const step = await findStep(call.db, row.id, at);
  if (!step) throw new AppError(back ? "timeline.nothingToUndo" : "timeline.nothingToRedo");
  const changes = storedChanges(step);
  const document = applyChanges(documentOf(row), back ? inverse(changes) : changes);
  return save(call, row, { document, position: back ? at - 1 : at });
}

/** Takes the newest step back. Throws timeline.nothingToUndo. */
export async function undoStep(call: Call, row: TimelineRow, expected: Expected): Promise<TimelineRow> {
  checkRevision(row, expected);
  return again(call, row, { at: row.position, back: true });
}

/** Makes the step again that was taken back last. Throws timeline.nothingToRedo. */
export async function redoStep(call: Call, row: TimelineRow, expected: Expected): Promise<TimelineRow> {
  checkRevision(row, expected);
  return again(call, row, { at: row.position + 1, back: false });
}
