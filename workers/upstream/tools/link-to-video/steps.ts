import type { StoredOutput } from "../../../../db/schema/index.ts";
import type { AdBrief } from "../../../../timeline/brief.ts";
import { compose } from "../../../../timeline/compose/compose.ts";
import { documentDuration, type TimelineDocument } from "../../../../timeline/document.ts";
import { opening } from "../../../../timeline/opening.ts";
import { seconds, ticks } from "../../../../timeline/time.ts";
import { PREVIEW_SECONDS } from "../../../../trpc/contract/rules/preview.ts";
import { isExport } from "../../../../trpc/contract/rules/exports.ts";
import type { AdStage } from "../../../../trpc/contract/tools/ad-work.ts";
import { frozenDocument, type FrozenTimeline } from "../../timelines/frozen.ts";
import { filmName } from "../../files/keys.ts";
import type { ToolRun } from "../tool.ts";
import { briefOf, filledSeconds, seedOf } from "./brief.ts";
import type { AdInput } from "./input.ts";
import { prepareShown } from "./shown.ts";
import { logoFacts, makeLogo } from "./logo.ts";
import { makePresenter } from "./presenter.ts";
import { BEGUN, exportAs } from "./export.ts";
import { isOwnClips } from "./own-clips.ts";
import { drawnAs, QUALITY } from "./quality.ts";
import { targetAt, urlsOf, workName } from "../job-files.ts";
import { keepDocument } from "../keep-document.ts";
import { AD_SOURCE, signedOutput } from "../signed.ts";
import { speakScript, type SpokenClip } from "./voices.ts";

async function timed<T>(timings: Record<string, number>, name: string, work: Promise<T>): Promise<T> {
  const start = Date.now();
  const value = await work;
  timings[name] = (Date.now() - start) / 1000;
  return value;
}

type AdRun = ToolRun<AdInput>;

const stageOf = ({ task }: AdRun): AdStage => (task.stage === "preview" ? "preview" : "render");

async function makeMusic(run: AdRun, spoken: SpokenClip[]): Promise<(AdBrief["music"] & { engine: string }) | null> {
  const {
    draft_id,
    settings: { music: style, length },
  } = run.input;
  if (style === "none") return null;
  const job = { kind: "music" as const, style, duration: Math.ceil(filledSeconds(spoken, length)), seed: seedOf(draft_id) % 1000 };
  const audio = await targetAt(run, `${await workName(run, job)}.wav`, "audio/wav");
  const { duration, bpm, beats, engine } = await run.media("music", { ...job, audio });
  return { url: audio.key, duration, bpm, beats, engine };
}

/** The voices, then music as long as they are. */
async function makeSound(run: AdRun, timings: Record<string, number>) {
  const { script, settings } = run.input;
  const spoken = await timed(timings, "voice", speakScript(run, script, settings));
  return { spoken, music: await timed(timings, "music", makeMusic(run, spoken)) };
}

async function render(run: AdRun, whole: TimelineDocument) {
  const stage = stageOf(run);
  const document = stage === "preview" ? opening(whole, ticks(PREVIEW_SECONDS)) : whole;
  const name = filmName(run.task.id);
  const [urls, video, poster] = await Promise.all([
    urlsOf(run, document),
    targetAt(run, `${name}.mp4`, "video/mp4"),
    targetAt(run, `${name}.jpg`, "image/jpeg"),
  ]);
  const made = await run.media(
    "render",
    { kind: "render", document, urls, ...drawnAs(stage, document), title: run.task.title.slice(0, 300), video, poster },
    { phase: "rendering", from: run.input.edited ? BEGUN : 45, to: 98 },
  );
  return { made, key: video.key, poster_key: poster.key };
}

const videoOf = ({ made: { bytes, width, height, duration }, ...keys }: Awaited<ReturnType<typeof render>>) =>
  ({ kind: "video", name: "ad", content_type: "video/mp4", bytes, width, height, duration, ...keys }) as const;

const signedAd = (run: AdRun, output: StoredOutput): Promise<StoredOutput> =>
  signedOutput(run, output, { engines: output.engines, source: AD_SOURCE, of: ["ad"] });

/** A timeline that somebody edited → ad: what it shows is made already, and only drawn. */
async function exportEdited(run: AdRun, edited: FrozenTimeline): Promise<StoredOutput> {
  const timings: Record<string, number> = {};
  await run.progress("composing", BEGUN);
  const document = await frozenDocument(run, edited);
  if (isExport(run.task.stage)) return exportAs(run, run.task.stage, document);
  const timeline = await keepDocument(run, document);
  const film = await timed(timings, "render", render(run, document));
  const facts = { whole: seconds(documentDuration(document)) };
  const made = { facts, engines: { render: film.made.engine }, timings };
  if (isOwnClips(document)) return { ...made, artifacts: [{ ...videoOf(film), is_ai_generated: false }, timeline] };
  return signedAd(run, { ...made, artifacts: [videoOf(film), timeline] });
}

/** Draft → ad: an edited timeline as it is; else pictures and presenter beside voices and their music; one document; one render. */
export async function makeAd(run: AdRun): Promise<StoredOutput> {
  const timings: Record<string, number> = {};
  const { script, product, edited } = run.input;
  if (edited) return exportEdited(run, edited);
  await run.progress("voice", 8);
  const [{ pictures, films }, presenter, logo, { spoken, music }] = await Promise.all([
    timed(timings, "pictures", prepareShown(run, product, QUALITY[stageOf(run)].scale)),
    timed(timings, "presenter", makePresenter(run)),
    makeLogo(run, run.input.logo),
    makeSound(run, timings),
  ]);
  await run.progress("composing", 40);
  const document = compose(briefOf({ input: run.input, pictures, films: films.map(({ film }) => film), spoken, presenter, music, logo }));
  const timeline = await keepDocument(run, document);
  const film = await timed(timings, "render", render(run, document));
  const engines = {
    script: script.engine,
    voice: spoken[0]?.speech.engine ?? "",
    ...(presenter ? { avatar: presenter.made.engine } : {}),
    ...(music ? { music: music.engine } : {}),
    ...(films[0] ? { footage: films[0].engine } : {}),
    render: film.made.engine,
  };
  const facts = { whole: seconds(documentDuration(document)), ...logoFacts(run.input.logo, logo) };
  return signedAd(run, { artifacts: [videoOf(film), timeline], facts, engines, timings });
}
