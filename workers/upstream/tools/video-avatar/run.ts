import type { AvatarFilm } from "../../../../db/schema/avatar.ts";
import type { StoredOutput } from "../../../../db/schema/index.ts";
import type { StoredArtifact } from "../../../../trpc/contract/artifact.ts";
import { type AvatarScene, composeAvatar, type Passage, speechOf } from "../../../../timeline/compose/avatar.ts";
import { documentDuration, onlineAssets, type TimelineDocument } from "../../../../timeline/document.ts";
import { opening } from "../../../../timeline/opening.ts";
import { seconds, ticks } from "../../../../timeline/time.ts";
import { AVATAR_PREVIEW_SECONDS } from "../../../../trpc/contract/tools/video-avatar.ts";
import { filmName, workKey } from "../../files/keys.ts";
import { sourceOf, targetAt, urlsOf, workName } from "../job-files.ts";
import { QUALITY } from "../link-to-video/quality.ts";
import { passagesOf } from "../text-to-speech/passages.ts";
import { frozenDocument } from "../../timelines/frozen.ts";
import type { ToolRun } from "../tool.ts";
import type { AvatarInput } from "./input.ts";
import { record } from "./recording.ts";
import { personOf, sheetJob } from "./sheet.ts";

type Run = ToolRun<AvatarInput>;

/** After the last word, and about what music needs more than that. */
const REST = 1.5;

/** The person's mouth shapes; of a photo that keeps its background that, too. */
async function drawPerson(run: Run) {
  const { asked, photo } = run.input;
  const { job, scene } = await sheetJob(run, personOf(asked.avatar, photo), asked.background === "own");
  const made = await run.media("person", job);
  return { made, sheet: job.sheet.key, scene };
}

function drawnPerson({ made, sheet }: Awaited<ReturnType<typeof drawPerson>>) {
  const { columns, rows, frame_width, frame_height, frames, engine } = made;
  const person = { sheet: { url: sheet, width: columns * frame_width, height: rows * frame_height }, columns, rows, frames };
  return { person, engine };
}

/** Somebody who was filmed says it: as much of it as is shown. */
async function filmPerson(run: Run, film: AvatarFilm, scene: Parameters<typeof speechOf>[0]) {
  const { cues, duration } = speechOf(scene);
  const isPreview = run.task.stage === "preview";
  const shown = isPreview ? Math.min(duration, AVATAR_PREVIEW_SECONDS + 1) : duration;
  const work = { cues: cues.filter(({ time }) => time < shown), duration: shown, scale: isPreview ? 0.5 : 1 };
  const name = await workName(run, { lips: film.loop, ...work });
  const [loop, rig, target] = await Promise.all([
    sourceOf(run, film.loop),
    sourceOf(run, film.rig),
    targetAt(run, `${name}.mp4`, "video/mp4"),
  ]);
  const made = await run.media("lips", { kind: "lips", loop, rig, ...work, film: target }, { phase: "person", from: 10, to: 40 });
  const { width, height } = made;
  return { person: { film: { url: target.key, width, height, duration: made.duration }, face: film.face }, engine: made.engine };
}

interface Spoken {
  passages: Passage[];
  language: "en" | "zh";
  engine: string;
}

/** Each passage of the script, spoken; or a recording of one's own. */
async function speak(run: Run): Promise<Spoken> {
  const { script, voice, speed } = run.input.asked;
  if (run.input.audio) {
    const { passage, language, engine } = await record(run, run.input.audio);
    return { passages: [passage], language, engine };
  }
  const spoken = await Promise.all(
    passagesOf(script, voice).map(async ({ text, language, pause }, at) => {
      const words = { text, language, voice, speed };
      const audio = await targetAt(run, `${await workName(run, words)}.wav`, "audio/wav");
      const { engine, ...speech } = await run.media(`voice ${at}`, { kind: "speech", ...words, audio });
      return { engine, passage: { id: `p${at}`, text, url: audio.key, pause, ...speech } };
    }),
  );
  const language = voice.startsWith("z") ? "zh" : "en";
  return { passages: spoken.map(({ passage }) => passage), language, engine: spoken[0]?.engine ?? "" };
}

async function makeMusic(run: Run, { passages }: Spoken) {
  const { music: style } = run.input.asked;
  if (style === "none") return null;
  const duration = Math.ceil(passages.reduce((sum, one) => sum + one.duration + (one.pause ?? 0), REST));
  const job = { kind: "music" as const, style, duration, seed: 7 };
  const audio = await targetAt(run, `${await workName(run, job)}.wav`, "audio/wav");
  return { url: audio.key, ...(await run.media("music", { ...job, audio })) };
}

/** What stands behind the person, as the renderer reads it. */
async function backdropOf(run: Run): Promise<AvatarScene["backdrop"]> {
  const { backdrop } = run.input;
  if (!backdrop) return null;
  const normal = await targetAt(run, `${await workName(run, { backdrop: backdrop.key })}.webp`, "image/webp");
  const picture = await sourceOf(run, backdrop.key);
  const { width, height } = await run.media("backdrop", { kind: "picture", picture, scale: 1, normal, cutout: null });
  return { url: normal.key, width, height };
}

async function sceneOf(run: Run) {
  const { asked, film } = run.input;
  await run.progress("person", 4);
  const [drawn, spoken, backdrop] = await Promise.all([film ? null : drawPerson(run), speak(run), backdropOf(run)]);
  await run.progress("voice", 30);
  const music = await makeMusic(run, spoken);
  const { ratio, placement, color, captions } = asked;
  const scene: Omit<AvatarScene, "person"> = {
    id: run.task.id,
    ratio,
    language: spoken.language,
    whole: run.input.audio !== null,
    round: film ? true : (drawn?.made.round ?? false),
    own: film !== null && asked.background === "own",
    placement,
    color,
    captions,
    backdrop,
    photo: drawn?.scene && drawn.made.scene ? { url: drawn.scene, ...drawn.made.scene } : null,
    passages: spoken.passages,
    music,
  };
  const { person, engine } = film ? await filmPerson(run, film, scene) : drawnPerson(drawn ?? (await drawPerson(run)));
  const engines = { avatar: engine, voice: spoken.engine, ...(music ? { music: music.engine } : {}) };
  return { composed: { ...scene, person }, engines };
}

/** Keeps the document, by which the video can be rendered again, and the files that it shows. */
async function keepDocument(run: Run, document: TimelineDocument): Promise<StoredArtifact> {
  const key = workKey(run.task.owner_id, `${filmName(run.task.id)}.json`);
  const content_type = "application/json";
  const text = JSON.stringify(document);
  await run.step("document", async () => {
    await run.keepForDocument(onlineAssets(document).map(([, { url }]) => url));
    await run.bucket.put(key, text, { httpMetadata: { contentType: content_type } });
  });
  return { kind: "document", name: "timeline", key, content_type, bytes: new TextEncoder().encode(text).length };
}

async function render(run: Run, document: TimelineDocument) {
  const name = filmName(run.task.id);
  const [urls, video, poster] = await Promise.all([
    urlsOf(run, document),
    targetAt(run, `${name}.mp4`, "video/mp4"),
    targetAt(run, `${name}.jpg`, "image/jpeg"),
  ]);
  const quality = QUALITY[run.task.stage === "preview" ? "preview" : "render"];
  const job = { kind: "render" as const, document, urls, ...quality, title: run.task.title, video, poster };
  const made = await run.media("render", job, { phase: "rendering", from: 45, to: 98 });
  const { bytes, width, height, duration, engine } = made;
  const artifact: StoredArtifact = {
    kind: "video",
    name: "avatar",
    key: video.key,
    poster_key: poster.key,
    content_type: "video/mp4",
    bytes,
    width,
    height,
    duration,
  };
  return { artifact, engine };
}

/** A timeline that somebody edited: what it shows is made already, and only drawn. */
async function renderEdited(run: Run, document: TimelineDocument): Promise<StoredOutput> {
  await run.progress("composing", 42);
  const timeline = await keepDocument(run, document);
  const film = await render(run, document);
  const facts = { whole: seconds(documentDuration(document)) };
  return { artifacts: [film.artifact, timeline], facts, engines: { render: film.engine }, timings: {} };
}

/** Person and voice → one document → one film; a preview is its first seconds, half as large. */
export async function makeAvatarVideo(run: Run): Promise<StoredOutput> {
  const { edited } = run.input;
  if (edited) return renderEdited(run, await frozenDocument(run, edited));
  const { composed, engines } = await sceneOf(run);
  await run.progress("composing", 42);
  const whole = composeAvatar(composed);
  const document = run.task.stage === "preview" ? opening(whole, ticks(AVATAR_PREVIEW_SECONDS)) : whole;
  const timeline = await keepDocument(run, document);
  const film = await render(run, document);
  // What was asked for, for the form of the page: it is rendered as it was previewed.
  const asked = Object.entries(run.input.asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return {
    artifacts: [film.artifact, timeline],
    facts: { ...Object.fromEntries(asked), whole: seconds(documentDuration(whole)) },
    engines: { ...engines, render: film.engine },
    timings: {},
  };
}
