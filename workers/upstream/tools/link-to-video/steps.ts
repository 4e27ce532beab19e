import { findDraft, type DraftRow } from "../../../../db/queries/draft.ts";
import type { StoredOutput } from "../../../../db/schema/index.ts";
import type { AdBrief } from "../../../../timeline/brief.ts";
import { compose } from "../../../../timeline/compose/compose.ts";
import { documentDuration, type TimelineDocument } from "../../../../timeline/document.ts";
import { opening } from "../../../../timeline/opening.ts";
import type { Script } from "../../../../trpc/contract/script.ts";
import { seconds, ticks } from "../../../../timeline/time.ts";
import { PREVIEW_SECONDS } from "../../../../trpc/contract/rules/preview.ts";
import { AppError } from "../../app-error.ts";
import { filmName, workKey } from "../../files/keys.ts";
import type { ToolRun } from "../tool.ts";
import { adSeconds, briefOf, seedOf } from "./brief.ts";
import { adCost } from "./cost.ts";
import { prepareShown } from "./shown.ts";
import { makePresenter } from "./presenter.ts";
import { QUALITY } from "./quality.ts";
import { chosenScript } from "./script.ts";
import { sourceOf, targetAt, workName } from "./targets.ts";
import { speakScript, type SpokenClip } from "./voices.ts";

async function timed<T>(timings: Record<string, number>, name: string, work: Promise<T>): Promise<T> {
  const start = Date.now();
  const value = await work;
  timings[name] = (Date.now() - start) / 1000;
  return value;
}

async function makeMusic(
  run: ToolRun,
  { id, settings: { music: style, length } }: DraftRow,
  spoken: SpokenClip[],
): Promise<(AdBrief["music"] & { engine: string }) | null> {
  if (style === "none") return null;
  const job = { kind: "music" as const, style, duration: Math.ceil(adSeconds(spoken, length)), seed: seedOf(id) % 1000 };
  const audio = await targetAt(run, `${await workName(run, job)}.wav`, "audio/wav");
  const { duration, bpm, beats, engine } = await run.media("music", { ...job, audio });
  return { url: audio.key, duration, bpm, beats, engine };
}

/** The voices, then music as long as they are. */
async function makeSound(run: ToolRun, draft: DraftRow, script: Script, timings: Record<string, number>) {
  const spoken = await timed(timings, "voice", speakScript(run, script, draft.settings));
  return { spoken, music: await timed(timings, "music", makeMusic(run, draft, spoken)) };
}

async function urlsOf(run: ToolRun, document: TimelineDocument): Promise<Record<string, string>> {
  const entries = Object.entries(document.assets).map(async ([id, asset]) => [id, (await sourceOf(run, asset.url)).url] as const);
  return Object.fromEntries(await Promise.all(entries));
}

async function render(run: ToolRun, whole: TimelineDocument) {
  const document = run.task.stage === "preview" ? opening(whole, ticks(PREVIEW_SECONDS)) : whole;
  const quality = QUALITY[run.task.stage];
  const name = filmName(run.task.id);
  const [urls, video, poster] = await Promise.all([
    urlsOf(run, document),
    targetAt(run, `${name}.mp4`, "video/mp4"),
    targetAt(run, `${name}.jpg`, "image/jpeg"),
  ]);
  const made = await run.media(
    "render",
    { kind: "render", document, urls, ...quality, title: run.task.title.slice(0, 300), video, poster },
    { step: "rendering", from: 45, to: 98 },
  );
  return { made, video_key: video.key, poster_key: poster.key };
}

async function loadDraft({ db, task }: ToolRun): Promise<DraftRow> {
  const draft = await findDraft(db, task.owner_id, task.draft_id ?? "");
  if (!draft) throw new AppError("system.notFound");
  // Changed since the push into something that costs more: what was paid for is not there any more.
  if (adCost(draft, task.stage) > task.cost) throw new AppError("draft.changedElsewhere");
  return draft;
}

/** Link → ad: pictures and presenter beside voices and their music; one document; one render. */
export async function makeAd(run: ToolRun): Promise<StoredOutput> {
  const timings: Record<string, number> = {};
  await run.progress("preparing", 2);
  const draft = await run.step("draft", () => loadDraft(run));
  const script = chosenScript(draft);
  const { settings } = draft;
  await run.progress("voice", 8);
  const [{ pictures, films }, presenter, { spoken, music }] = await Promise.all([
    timed(timings, "pictures", prepareShown(run, draft.product, QUALITY[run.task.stage].scale)),
    timed(timings, "presenter", makePresenter(run, settings.avatar)),
    makeSound(run, draft, script, timings),
  ]);
  await run.progress("composing", 40);
  const document = compose(briefOf({ draft, script, pictures, films: films.map(({ film }) => film), spoken, presenter, music }));
  const document_key = workKey(run.task.owner_id, `${filmName(run.task.id)}.json`);
  await run.step("document", async () => {
    await run.bucket.put(document_key, JSON.stringify(document), { httpMetadata: { contentType: "application/json" } });
  });
  const { made, ...keys } = await timed(timings, "render", render(run, document));
  const { duration, width, height, bytes } = made;
  const engines = {
    script: script.engine,
    voice: spoken[0]?.speech.engine ?? "",
    ...(presenter ? { avatar: presenter.made.engine } : {}),
    ...(music ? { music: music.engine } : {}),
    ...(films[0] ? { footage: films[0].engine } : {}),
    render: made.engine,
  };
  return { ...keys, document_key, duration, whole: seconds(documentDuration(document)), width, height, bytes, engines, timings };
}
