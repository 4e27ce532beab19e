import type { StoredOutput } from "../../../../db/schema/index.ts";
import { composeAvatar } from "../../../../timeline/compose/avatar/compose.ts";
import type { AvatarScene, AvatarVideo } from "../../../../timeline/compose/avatar/video.ts";
import { documentDuration, type TimelineDocument } from "../../../../timeline/document.ts";
import { opening } from "../../../../timeline/opening.ts";
import { seconds, ticks } from "../../../../timeline/time.ts";
import { cloudVoiceOf } from "../../../../trpc/contract/rules/cloud-voices.ts";
import { AVATAR_PREVIEW_SECONDS } from "../../../../trpc/contract/tools/video-avatar.ts";
import { requireAvatarAtRun } from "../../avatars/own.ts";
import type { KeptFile } from "../files.ts";
import { sourceOf, targetAt, workName } from "../job-files.ts";
import { keepDocument } from "../keep-document.ts";
import { logoFacts, makeLogo } from "../link-to-video/logo.ts";
import { markOf } from "../made-with-ai.ts";
import { frozenDocument } from "../../timelines/frozen.ts";
import type { ToolRun } from "../tool.ts";
import type { AvatarFilm } from "../../../../db/schema/avatar.ts";
import { type AskedScene, type AvatarInput, scenesOf } from "./input.ts";
import { secondsOf } from "./length.ts";
import { lipsOfProvider } from "./lips-of-provider.ts";
import { lookStill } from "./look.ts";
import { drawPerson, filmPerson, type Shown } from "./person.ts";
import { render } from "./render.ts";
import { speak, type Spoken } from "./voice.ts";

type Run = ToolRun<AvatarInput>;

/** After the last word, and about what music needs more than that. */
const REST = 1.5;
/** Of a sheet's frame, what is around the face on each side. */
const FRAMED = 0.25;

async function makeMusic(run: Run, { scenes }: Spoken) {
  const { music: style } = run.input.asked;
  if (style === "none") return null;
  const duration = Math.ceil(scenes.flat().reduce((sum, one) => sum + one.duration + (one.pause ?? 0), REST));
  const job = { kind: "music" as const, style, duration, seed: 7 };
  const audio = await targetAt(run, `${await workName(run, job)}.wav`, "audio/wav");
  return { url: audio.key, ...(await run.media("music", { ...job, audio })) };
}

/** A film as the renderer shows it. */
async function filmBehind(run: Run, { key, duration }: KeptFile, at: number) {
  const file = await sourceOf(run, key);
  const copy = await targetAt(run, `${await workName(run, { playable: key })}.mp4`, "video/mp4");
  const made = await run.media(`backdrop ${at}`, { kind: "playable", file, copy });
  return { url: copy.key, width: made.width, height: made.height, duration: made.duration || duration };
}

/** What stands behind the person in a scene, as the renderer reads it. */
async function backdropOf(run: Run, { backdrop }: AskedScene, at: number): Promise<AvatarScene["backdrop"]> {
  if (!backdrop) return null;
  if (backdrop.kind === "video") return filmBehind(run, backdrop, at);
  const normal = await targetAt(run, `${await workName(run, { backdrop: backdrop.key })}.webp`, "image/webp");
  const picture = await sourceOf(run, backdrop.key);
  const { width, height } = await run.media(`backdrop ${at}`, { kind: "picture", picture, scale: 1, normal, cutout: null });
  return { url: normal.key, width, height };
}

/** The drawn person or the talking photo as each scene shows them: with their own background, or cut out. */
async function drawnIn(run: Run, scenes: readonly AskedScene[]): Promise<Shown[]> {
  const made = new Map<boolean, Promise<Shown>>();
  const drawn = (own: boolean): Promise<Shown> => {
    const known = made.get(own) ?? drawPerson(run, own);
    made.set(own, known);
    return known;
  };
  // A drawn one has no background: it is the same in all scenes.
  return Promise.all(scenes.map(({ background }) => drawn(background === "own" || run.input.photo === null)));
}

type OfFilm = Pick<Shown, "person" | "engine">;

interface Filming {
  readonly speech: Parameters<typeof filmPerson>[2];
  readonly wanted: readonly AskedScene[];
  /** A provider moves the mouth: it is given the whole film. */
  readonly quiet: boolean;
}

/** Somebody who was filmed, with their own background and without it, as the scenes need them. */
async function filmedIn(run: Run, film: AvatarFilm, { speech, wanted, quiet }: Filming): Promise<(own: boolean) => OfFilm> {
  const isOwn = ({ background }: AskedScene): boolean => background === "own";
  const [whole, alone] = await Promise.all([
    quiet || wanted.some(isOwn) ? filmPerson(run, film, speech, { quiet, alone: false }) : null,
    !quiet && !wanted.every(isOwn) ? filmPerson(run, film, speech, { quiet, alone: true }) : null,
  ]);
  const either = whole ?? alone;
  if (!either) throw new Error("no scene shows the person");
  return (own) => (own ? either : (alone ?? either));
}

/** What a provider moves the mouth of: the film of somebody who was filmed, or the photo. */
async function pictureOf(run: Run, filmed: Pick<Shown, "person"> | null): Promise<Parameters<typeof lipsOfProvider>[1]> {
  const { film, photo, look } = run.input;
  if (look && filmed && "film" in filmed.person)
    return { of: "avatar", key: look.id, face: filmed.person.face, engine: look.engine ?? undefined };
  if (film && filmed && "film" in filmed.person) return { of: "film", key: filmed.person.film.url, face: film.face };
  const frame = (await drawPerson(run, true)).photo?.frame ?? { x: 0.25, y: 0.1, width: 0.5, height: 0.5 };
  return { of: "photo", key: photo ?? "", face: within(frame) };
}

/** The face in what a sheet's frame shows. */
const within = ({ x, y, width, height }: AvatarFilm["face"]): AvatarFilm["face"] => ({
  x: x + width * FRAMED,
  y: y + height * FRAMED,
  width: width * (1 - 2 * FRAMED),
  height: height * (1 - 2 * FRAMED),
});

/** A scene with the person as a film that speaks already. */
const withFilm = (scene: AvatarScene, person: AvatarScene["person"], wanted: AskedScene | undefined): AvatarScene => ({
  ...scene,
  person,
  photo: null,
  round: true,
  own: wanted?.background === "own",
});

/** The brand kit as the video shows it: a logo that cannot be read is left out. */
async function wornBy(run: Run): Promise<AvatarVideo["brand"]> {
  const { brand } = run.input;
  return brand && { ...brand, logo: await makeLogo(run, brand.logo ?? undefined) };
}

async function videoOf(run: Run): Promise<{ video: AvatarVideo; engines: Record<string, string> }> {
  const { asked, film, look, audio } = run.input;
  await run.progress("person", 4);
  const wanted = scenesOf(run.input);
  const [drawn, spoken, brand, backdrops] = await Promise.all([
    film || look ? [] : drawnIn(run, wanted),
    speak(run),
    wornBy(run),
    Promise.all(wanted.map((scene, at) => backdropOf(run, scene, at))),
  ]);
  await run.progress("voice", 30);
  const music = await makeMusic(run, spoken);
  const { ratio, captions, background, mark } = asked;
  const speech = {
    id: run.task.id,
    ratio,
    language: spoken.language,
    whole: audio !== null,
    music,
    scenes: spoken.scenes.map((passages) => ({ passages })),
  };
  const byProvider = run.input.lips !== null && run.task.stage === "render";
  const still = look ? await lookStill(run, look.key) : null;
  const filmed = still ? () => still : film ? await filmedIn(run, film, { speech, wanted, quiet: byProvider }) : null;
  const scenes = wanted.flatMap(({ placement, color, background: behind }, at): AvatarScene[] => {
    const shown = filmed ? { ...filmed(behind === "own"), photo: null, round: true, own: behind === "own" } : drawn[at];
    const passages = spoken.scenes[at];
    if (!shown || !passages) return [];
    const { engine: _engine, ...person } = shown;
    return [{ placement, color, backdrop: backdrops[at] ?? null, passages, ...person }];
  });
  const video = { ...speech, captions, transparent: background === "removed", mark: markOf({ mark }), brand, scenes };
  const moved = byProvider ? await lipsOfProvider(run, await pictureOf(run, filmed?.(true) ?? null), video) : null;
  const avatar = moved?.engine ?? filmed?.(true).engine ?? drawn[0]?.engine ?? "";
  const engines = { avatar, voice: spoken.engine, ...(music ? { music: music.engine } : {}) };
  return { video: moved ? { ...video, scenes: scenes.map((scene, at) => withFilm(scene, moved.person, wanted[at])) } : video, engines };
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
  if (run.input.photo !== null || run.input.film) await requireAvatarAtRun(run, run.ownerId, run.input.asked.avatar);
  if (edited) return renderEdited(run, await frozenDocument(run, edited));
  const { video, engines } = await videoOf(run);
  await run.progress("composing", 42);
  const whole = composeAvatar(video);
  const document = run.task.stage === "preview" ? opening(whole, ticks(AVATAR_PREVIEW_SECONDS)) : whole;
  const timeline = await keepDocument(run, document);
  const film = await render(run, document);
  // What was asked for, for the form of the page: it is rendered as it was previewed.
  const { scenes, ...asked } = run.input.asked;
  // A preview by a voice that is paid for is composed of its beginning alone.
  const isBeginning = run.task.stage === "preview" && cloudVoiceOf(asked.voice) !== null;
  const length = Math.max(seconds(documentDuration(whole)), isBeginning ? secondsOf(run.input) : 0);
  const said = Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  const unread = logoFacts(run.input.brand?.logo ?? undefined, video.brand?.logo);
  return {
    artifacts: [film.artifact, timeline],
    facts: { ...Object.fromEntries(said), scenes: JSON.stringify(scenes), whole: length, ...unread },
    engines: { ...engines, render: film.engine },
    timings: {},
  };
}
