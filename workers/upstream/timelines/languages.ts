import type { TimelineRow } from "../../../db/queries/timeline.ts";
import { LABELS } from "../../../timeline/compose/moments.ts";
import { documentDuration, type TimelineDocument } from "../../../timeline/document.ts";
import type { EditCommandInput } from "../../../timeline/edit/commands.ts";
import { EditRefused } from "../../../timeline/edit/refused.ts";
import { claimsOf } from "../../../timeline/evidence/attach.ts";
import { tokensOf } from "../../../timeline/evidence/tokens.ts";
import { FASTEST, type Passage, passageCommands, passagesOf, type Said, silencing } from "../../../timeline/hook/replace.ts";
import { roleOf } from "../../../timeline/lint/role.ts";
import { seconds } from "../../../timeline/time.ts";
import type { ScriptLanguage } from "../../../trpc/contract/product.ts";
import { cloudVoiceOf } from "../../../trpc/contract/rules/cloud-voices.ts";
import { FIRST_VOICE, voicesFor } from "../../../trpc/contract/rules/voices.ts";
import type { Clip, Script } from "../../../trpc/contract/script.ts";
import { AppError } from "../app-error.ts";
import { ownDraft } from "../drafts/own.ts";
import type { Call } from "../http/implement.ts";
import { factsOf as factsIn, writeScripts } from "../scripts/index.ts";
import { spokenSeconds } from "../../../trpc/contract/rules/speech.ts";
import { applied, documentOf } from "./edit.ts";
import { inTime } from "./in-time.ts";
import { say } from "./say.ts";

/** The voice of an ad where it speaks this language, else the first one that does. */
export const voiceIn = (language: ScriptLanguage, voice: string): string =>
  cloudVoiceOf(voice) || voicesFor(language).some(({ id }) => id === voice) ? voice : FIRST_VOICE[language];

/** Scripts to choose a passage's words from. The writer of the house says the same again for the same product. */
const WRITTEN = 5;

const partOf = ({ role }: Clip): "hook" | "cta" | "middle" => (role === "hook" || role === "cta" ? role : "middle");
const factsOf = ({ claims }: Clip): string[] => claims.flatMap(({ fact_id }) => fact_id ?? []);

/** A passage, the clip of the script that is said in it, and what is said in its place; null: there is nothing to say there. */
interface Line {
  passage: Passage;
  was: Clip;
  now: Clip | null;
}

/** The clips that could be said in the place of one: of the same part of an ad, about the same facts first. */
function candidates(was: Clip, scripts: readonly Script[], angle: Script["angle"] | undefined): Clip[] {
  const about = new Set(factsOf(was));
  const shared = (clip: Clip): number => factsOf(clip).filter((one) => about.has(one)).length;
  const ordered = scripts.toSorted((a, b) => Number(b.angle === angle) - Number(a.angle === angle));
  const same = ordered.flatMap(({ clips }) => clips.filter((clip) => partOf(clip) === partOf(was)));
  return same.toSorted((a, b) => shared(b) - shared(a));
}

/** What is said in each passage in another language, each once, in the time that it has. */
function linesOf(passages: readonly Passage[], script: Script, scripts: readonly Script[], language: ScriptLanguage): Line[] {
  const said = new Set<string>();
  const facts = new Set<string>();
  return passages.flatMap((passage, n): Line[] => {
    const { assetId, startTime } = passage.voice.element;
    const was = script.clips.find(({ id }) => assetId === `voice-${id}`) ?? (n === 0 ? script.clips[0] : undefined);
    if (!was) return [];
    const room = seconds(passage.until - startTime) * FASTEST;
    const now = candidates(was, scripts, script.angle).find(
      (clip) => !said.has(clip.text) && !factsOf(clip).some((one) => facts.has(one)) && spokenSeconds(clip.text, language) <= room,
    );
    if (now) said.add(now.text);
    for (const fact of now ? factsOf(now) : []) facts.add(fact);
    return [{ passage, was, now: now ?? null }];
  });
}

/** The commands of one line; a recording that turned out too long for its place is left out. */
function lineCommands(document: TimelineDocument, { passage, was, now }: Line, voice: Said["voice"] | null): EditCommandInput[] {
  const quiet = () => silencing(document, passage, was.headline);
  if (!now || !voice) return quiet();
  try {
    return passageCommands(document, passage, was.headline, { headline: now.headline, voice });
  } catch (error) {
    if (error instanceof EditRefused && (error.code === "TOO_LONG" || error.code === "NO_SOURCE")) return quiet();
    throw error;
  }
}

/** Buttons and labels that the directors write themselves. */
function labelCommands({ tracks }: TimelineDocument, from: string, to: ScriptLanguage): EditCommandInput[] {
  const known = from === "zh" || from === "en" ? Object.entries(LABELS[from]) : [];
  const label = (text: string) => known.find(([, one]) => one.toLowerCase() === text.trim().toLowerCase())?.[0] as keyof typeof LABELS.en;
  return tracks.flatMap(({ elements }) =>
    elements.flatMap((one): EditCommandInput[] => {
      const name = one.type === "text" ? label(one.text) : undefined;
      return name ? [{ type: "update", id: one.id, values: { text: LABELS[to][name] } }] : [];
    }),
  );
}

/** Texts that stand as they stood: names and figures are the same in every language. */
function leftIn(document: TimelineDocument, before: TimelineDocument, name: string): string[] {
  const textsOf = ({ tracks }: TimelineDocument) =>
    tracks.flatMap(({ elements }) => elements.flatMap((one) => (one.type === "text" && roleOf(one) ? [one] : [])));
  const old = new Set(textsOf(before).map(({ text }) => text));
  const named = new Set(tokensOf(name));
  const own = ({ text }: { text: string }) => tokensOf(text).every((one) => named.has(one) || /^[\d\p{Sc}.,%]+$/u.test(one));
  return [
    ...new Set(
      textsOf(document)
        .filter((one) => old.has(one.text) && !own(one))
        .map(({ text }) => text),
    ),
  ];
}

/**
 * The document of a timeline in another language: in the time of each passage the script writer's words about the same
 * facts, spoken by a voice of that language, with their captions and headline. A passage for which there are no words that
 * fit becomes silent. Throws timeline.noChange, timeline.noScript (its words are not of a product's script), timeline.working.
 */
export async function inLanguage(
  call: Call,
  row: TimelineRow,
  language: ScriptLanguage,
): Promise<{ document: TimelineDocument; left: string[] }> {
  const before = documentOf(row);
  if (before.language === language) throw new AppError("timeline.noChange");
  const { product, settings, scripts } = await ownDraft(call, row.draft_id);
  const passages = passagesOf(before);
  // What is said last may last as long as the ad does.
  for (const last of passages.slice(-1)) last.until = Math.max(last.until, documentDuration(before));
  const says = ({ clips }: Script) => clips.some(({ id }) => passages.some(({ voice }) => voice.element.assetId === `voice-${id}`));
  const script = scripts.find(says);
  if (!script || documentDuration(before) === 0) throw new AppError("timeline.noScript");
  const { length: lengthSeconds, objective } = settings;
  const written = writeScripts(product, { language, lengthSeconds, objective, count: WRITTEN, seed: 1 });
  const lines = linesOf(passages, script, written, language);
  const voice = voiceIn(language, settings.voice);
  const voices = await inTime(
    call,
    Promise.all(lines.map(({ now }) => (now ? say(call, { text: now.text, language, voice }, now.id) : Promise.resolve(null)))),
  );
  const { claims: _claims, ...bare } = before;
  let document: TimelineDocument = { ...bare, language };
  for (const [n, line] of lines.entries()) document = applied(document, lineCommands(document, line, voices[n] ?? null));
  document = applied(document, labelCommands(document, before.language, language));
  const clips = lines.flatMap(({ now }) => now ?? []);
  const claims = claimsOf(document, { clips }, factsIn(product)).slice(0, 200);
  return {
    document: claims.length > 0 ? { ...document, claims } : document,
    left: leftIn(document, before, `${product.brand} ${product.name}`),
  };
}
