import type { StoredOutput } from "../../../../db/schema/index.ts";
import type { StoredArtifact } from "../../../../trpc/contract/artifact.ts";
import { cloudVoiceOf } from "../../../../trpc/contract/rules/cloud-voices.ts";
import type { ModelNow } from "../../../../trpc/contract/rules/models/state.ts";
import { useOfModel } from "../../../../trpc/contract/rules/provider-calls.ts";
import type { JobOf } from "../../../media/protocol/jobs.ts";
import { AppError } from "../../app-error.ts";
import { filmName } from "../../files/keys.ts";
import { modelAtRun } from "../../models/admit.ts";
import { bookCall } from "../../providers/book-call.ts";
import { changeVoice } from "../../providers/speech/changer.ts";
import { storedBytes } from "../stored-bytes.ts";
import { consentFacts } from "../consent-facts.ts";
import { sourceOf, targetAt, workName } from "../job-files.ts";
import { signed } from "../signed.ts";
import type { ToolRun } from "../tool.ts";
import type { VoiceChange } from "./tool.ts";

type Run = ToolRun<VoiceChange>;

const MP3 = "audio/mpeg";

/** What is said, as an MP3: of a film its sound. Throws voice.noSound. */
async function saidIn(run: Run): Promise<string> {
  const { source } = run.input;
  const name = await workName(run, { said: source.key });
  const audio = await targetAt(run, `${name}.mp3`, MP3);
  const share = { phase: "listening", from: 2, to: 18 };
  if (source.kind === "video") {
    const [film, poster] = await Promise.all([sourceOf(run, source.key), targetAt(run, `${name}.jpg`, "image/jpeg")]);
    const { has_sound } = await run.media("sound", { kind: "tracks", film, poster, audio, sound: "whole" }, share);
    if (!has_sound) throw new AppError("voice.noSound");
    return audio.key;
  }
  const wav = await targetAt(run, `${name}.wav`, "audio/wav");
  const passages = [{ audio: await sourceOf(run, source.key), pause: 0, level: true }];
  await run.media("sound", { kind: "narration", passages, wav, mp3: audio }, share);
  return audio.key;
}

/** The same by the other voice, once: what is there already is not asked for again. */
async function saidAnew(run: Run, by: ModelNow, said: string): Promise<string> {
  const { voice, delivery, clean } = run.input.asked;
  const asked = { voice: cloudVoiceOf(voice)?.voice ?? "", model: by.model, delivery, clean };
  const { key } = await targetAt(run, `${await workName(run, { changed: said, ...asked })}.mp3`, MP3);
  const ask = async () => {
    if (await run.bucket.head(key)) return;
    const sound = await changeVoice(run.variables, { ...asked, audio: await storedBytes(run, said) });
    const caller = { id: `${run.task.id} voice`, owner_id: run.ownerId, task_id: run.task.id };
    await bookCall(run.db, caller, useOfModel(by, run.input.source.duration));
    await run.bucket.put(key, sound, { httpMetadata: { contentType: MP3 } });
  };
  await run.elsewhere(() => run.step("voice", ask));
  return key;
}

/** The new voice at the loudness of all voices, as files to have. */
async function asFiles(run: Run, key: string): Promise<StoredArtifact[]> {
  const name = filmName(run.task.id);
  const [wav, mp3] = await Promise.all([targetAt(run, `${name}.wav`, "audio/wav"), targetAt(run, `${name}.mp3`, MP3)]);
  const passages = [{ audio: await sourceOf(run, key), pause: 0, level: true }];
  const { mp3_bytes, wav_bytes } = await run.media("files", { kind: "narration", passages, wav, mp3 });
  const { duration } = run.input.source;
  return [
    { kind: "audio", name: "mp3", key: mp3.key, content_type: MP3, bytes: mp3_bytes, duration },
    { kind: "audio", name: "wav", key: wav.key, content_type: "audio/wav", bytes: wav_bytes, duration },
  ];
}

/** The film with the new voice under the same picture, whose packets are copied where they can be. */
async function filmWith(run: Run, voice: string): Promise<{ film: StoredArtifact; bed: string; picture: string }> {
  const { source, asked } = run.input;
  const name = filmName(run.task.id);
  const [film, video, poster, audio] = await Promise.all([
    sourceOf(run, source.key),
    targetAt(run, `${name}.mp4`, "video/mp4"),
    targetAt(run, `${name}.jpg`, "image/jpeg"),
    sourceOf(run, voice),
  ]);
  const lines = [{ audio, at: 0, tempo: 1, length: source.duration }];
  const job: JobOf<"dub"> = { kind: "dub", film, lines, under: asked.under, subtitles: [], show: "none", language: "und", video, poster };
  const { width, height, duration, bytes, bed, picture } = await run.media("film", job, { phase: "joining", from: 70, to: 92 });
  const file = { kind: "video", name: "video", key: video.key, content_type: "video/mp4", poster_key: poster.key } as const;
  return { film: { ...file, width, height, duration, bytes }, bed, picture };
}

/** Recording or film → its sound → another voice → files; of a film the same film, too. */
export async function changeVoiceIn(run: Run): Promise<StoredOutput> {
  const { asked, source, model } = run.input;
  await run.progress("listening", 2);
  const now = await modelAtRun(run, model.id);
  const said = await saidIn(run);
  await run.progress("speaking", 20);
  const voice = await saidAnew(run, now, said);
  await run.progress("joining", 65);
  const sounds = await asFiles(run, voice);
  const [, wav] = sounds;
  const seen = source.kind === "video" && wav ? await filmWith(run, wav.key) : null;
  const by = { model: { id: model.id, name: model.name }, mark: "" };
  const [films, files] = await Promise.all([
    signed(run, seen ? [seen.film] : [], { ...by, source: "compositeWithTrainedAlgorithmicMedia" }),
    signed(run, sounds, { ...by, source: "trainedAlgorithmicMedia" }),
  ]);
  const { delivery, clean, under } = asked;
  const made: StoredOutput["facts"] = seen ? { under, bed: seen.bed, picture: seen.picture } : {};
  return {
    artifacts: [...films, ...files],
    facts: { voice: asked.voice, delivery, clean, ...made, ...consentFacts(run, asked) },
    engines: { voice: model.id.replace("/", ":") },
    timings: {},
  };
}
