import { FASTEST, HOOK_HEADLINE, hookCommands, hookOf } from "../../../timeline/hook/replace.ts";
import type { TimelineRow } from "../../../db/queries/timeline.ts";
import type { TimelineDocument } from "../../../timeline/document.ts";
import type { EditCommandInput } from "../../../timeline/edit/commands.ts";
import { seconds } from "../../../timeline/time.ts";
import { LANGUAGES } from "../../../timeline/brief.ts";
import { timelineHooks } from "../../../trpc/contract/timeline-hook.ts";
import { AppError } from "../app-error.ts";
import { ownDraft } from "../drafts/own.ts";
import { type App, type Call, implement } from "../http/implement.ts";
import { type Hook, libraryHooks } from "../scripts/index.ts";
import { commanded, documentOf, makeStep } from "./edit.ts";
import { inTime } from "./in-time.ts";
import { voiceIn } from "./languages.ts";
import { ownTimeline } from "./own.ts";
import { presentTimeline } from "./present.ts";
import { say } from "./say.ts";

type Draft = Awaited<ReturnType<typeof ownDraft>>;

const languageOf = ({ language }: TimelineDocument) => LANGUAGES.find((one) => one === language) ?? "en";

/** What a timeline opens with: the hook that was put in, else the clip of the script that its first voice says. */
function currentOf({ scripts }: Draft, document: TimelineDocument): { text: string; headline: string } {
  const put = document.variables.find(({ id }) => id === HOOK_HEADLINE);
  if (put) return { text: put.label, headline: put.default };
  const voice = hookOf(document)?.voice.element.assetId ?? "";
  const clip = scripts.flatMap(({ clips }) => clips).find(({ id }) => voice === `voice-${id}`);
  return { text: clip?.text ?? "", headline: clip?.headline ?? "" };
}

/** Seconds in which a hook can be said. */
function roomOf(document: TimelineDocument): number {
  const hook = hookOf(document);
  return hook ? seconds(hook.until - hook.voice.element.startTime) : 0;
}

const libraryOf = ({ product, settings }: Draft, document: TimelineDocument): Hook[] =>
  libraryHooks(product, languageOf(document), settings.objective);

/** What puts another hook in the place of the one that is there. Throws system.notFound for one that this product does not allow, timeline.working. */
async function hookStep(call: Call, row: TimelineRow, text: string) {
  const document = documentOf(row);
  const draft = await ownDraft(call, row.draft_id);
  const hook = libraryOf(draft, document).find((one) => one.text === text);
  if (!hook) throw new AppError("system.notFound", { detail: "no hook of this product" });
  const language = languageOf(document);
  const voice = await inTime(call, say(call, { text, language, voice: voiceIn(language, draft.settings.voice) }, "hook"));
  const old = currentOf(draft, document).headline;
  const said = { type: "variable" as const, variable: { id: HOOK_HEADLINE, type: "text" as const, label: text, default: hook.headline } };
  return (now: TimelineDocument): EditCommandInput[] => [...hookCommands(now, old, { headline: hook.headline, voice }), said];
}

/** The document of a row with another hook. Throws system.notFound, and what was refused. */
export const replaceHook = async (call: Call, row: TimelineRow, text: string): Promise<TimelineDocument> =>
  commanded(documentOf(row), await hookStep(call, row, text)).document;

/** Serves the `timelineHooks` calls. */
export function timelineHookRoutes(app: App): void {
  implement(app, timelineHooks.list, async ({ timeline_id }, call) => {
    const row = await ownTimeline(call, timeline_id);
    const document = documentOf(row);
    const draft = await ownDraft(call, row.draft_id);
    const room = roomOf(document);
    const list = libraryOf(draft, document).map((one) => ({ ...one, fits: one.seconds <= room * FASTEST }));
    return { current: currentOf(draft, document).text, seconds: Math.round(room * 10) / 10, list };
  });
  implement(app, timelineHooks.replace, async ({ timeline_id, expected_revision: expected, text }, call) => {
    const row = await ownTimeline(call, timeline_id);
    const commands = await hookStep(call, row, text);
    return presentTimeline(call, await makeStep(call, row, { types: ["hook"], expected, commands }));
  });
}
