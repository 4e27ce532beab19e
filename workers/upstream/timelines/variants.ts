import { findStep, insertTimeline, listFamily, type TimelineRow } from "../../../db/queries/timeline.ts";
import { carriedOver } from "../../../timeline/variant/carry.ts";
import { reframedDocument, VARIANT_SIZE } from "../../../timeline/variant/reframe.ts";
import type { ScriptLanguage } from "../../../trpc/contract/product.ts";
import { MOST_SIBLINGS, type VariantRatio } from "../../../trpc/contract/rules/timeline-variant.ts";
import { type TimelineSibling, type TimelineTaken, timelineVariants } from "../../../trpc/contract/timeline-variant.ts";
import { AppError } from "../app-error.ts";
import { type App, type Call, implement } from "../http/implement.ts";
import { randomId } from "../ids.ts";
import { documentOf, saveChanges, storedChanges } from "./edit.ts";
import { filesOf } from "./files.ts";
import { replaceHook } from "./hooks.ts";
import { inLanguage } from "./languages.ts";
import { ownTimeline } from "./own.ts";
import { presentSummary } from "./present.ts";

function presented(row: TimelineRow): TimelineSibling {
  const { width, height } = documentOf(row).canvas;
  const { document: _document, losses: _losses, ...listed } = row;
  return { ...presentSummary(listed), variant: row.variant, width, height, first: row.family_id === "" };
}

interface Wanted {
  ratio?: VariantRatio | undefined;
  hook?: string | undefined;
  language?: ScriptLanguage | undefined;
}

/**
 * A version of a timeline, and the words of it that are still those of the first language. Throws timeline.siblingsFull,
 * timeline.noChange, timeline.working, and what kept the language or the hook from being put in.
 */
async function makeVersion(call: Call, row: TimelineRow, { ratio, hook, language }: Wanted): Promise<{ row: TimelineRow; left: string[] }> {
  if (!ratio && hook === undefined && !language) throw new AppError("timeline.noChange");
  const family = await listFamily(call.db, call.user.id, row);
  if (family.length > MOST_SIBLINGS) throw new AppError("timeline.siblingsFull");
  const { document: before, left } = language ? await inLanguage(call, row, language) : { document: documentOf(row), left: [] };
  const document = { ...(ratio ? reframedDocument(before, VARIANT_SIZE[ratio]) : before), revision: 1 };
  const now = Date.now();
  const variant = {
    ...row.variant,
    ...(ratio ? { ratio } : {}),
    ...(hook === undefined ? {} : { hook: hook.slice(0, 200) }),
    ...(language ? { language } : {}),
  };
  const made: TimelineRow = {
    ...row,
    id: randomId(),
    revision: 1,
    position: 0,
    document,
    losses: [],
    family_id: row.family_id || row.id,
    variant,
    created_at: now,
    updated_at: now,
  };
  // The hook is spoken first: a version without it is none.
  const whole = hook === undefined ? made : { ...made, document: await replaceHook(call, made, hook) };
  if (!(await insertTimeline(call.db, whole, filesOf(documentOf(whole))))) throw new AppError("timeline.changedElsewhere");
  return { row: whole, left };
}

/** The newest edit of a timeline in one of its siblings. One that is edited at that moment is left as it is. */
async function carried(call: Call, from: TimelineRow, sibling: TimelineRow): Promise<TimelineTaken> {
  const step = await findStep(call.db, from.id, from.position);
  if (!step) throw new AppError("timeline.nothingToRedo");
  const document = documentOf(sibling);
  const { changes, conflicts } = carriedOver(storedChanges(step), documentOf(from).canvas, document);
  const told = { timeline_id: sibling.id, changed: changes.length, conflicts };
  if (changes.length === 0) return told;
  try {
    await saveChanges(call, sibling, { changes, types: ["siblings"] });
    return told;
  } catch (error) {
    if (!(error instanceof AppError) || error.reason !== "timeline.changedElsewhere") throw error;
    return { ...told, changed: 0, conflicts: [...conflicts, { why: "elsewhere", about: "" }] };
  }
}

/** Serves the `timelineVariants` calls. */
export function timelineVariantRoutes(app: App): void {
  implement(app, timelineVariants.list, async ({ timeline_id }, call) => {
    const rows = await listFamily(call.db, call.user.id, await ownTimeline(call, timeline_id));
    return { list: rows.map(presented) };
  });
  implement(app, timelineVariants.make, async ({ timeline_id, ...wanted }, call) => {
    const { row: version, left } = await makeVersion(call, await ownTimeline(call, timeline_id), wanted);
    const { id: made, ...row } = version;
    return { made, left, list: (await listFamily(call.db, call.user.id, { id: made, ...row })).map(presented) };
  });
  implement(app, timelineVariants.carry, async ({ timeline_id }, call) => {
    const row = await ownTimeline(call, timeline_id);
    const others = (await listFamily(call.db, call.user.id, row)).filter(({ id }) => id !== row.id);
    const list: TimelineTaken[] = [];
    for (const sibling of others) list.push(await carried(call, row, sibling));
    return { list };
  });
}
