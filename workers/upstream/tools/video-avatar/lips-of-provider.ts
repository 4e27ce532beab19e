import { composeAvatar } from "../../../../timeline/compose/avatar/compose.ts";
import type { AvatarVideo } from "../../../../timeline/compose/avatar/video.ts";
import { documentDuration } from "../../../../timeline/document.ts";
import { seconds } from "../../../../timeline/time.ts";
import { LIPS_DOLLARS } from "../../../../trpc/contract/rules/models/index.ts";
import { useOfModel } from "../../../../trpc/contract/rules/provider-calls.ts";
import { modelAtRun } from "../../models/admit.ts";
import { stillThere } from "../../providers/failed-job.ts";
import { heyGenLips, lipsAddress } from "../../providers/lips/heygen.ts";
import { sourceOf, targetAt, urlsOf, workName } from "../job-files.ts";
import { ofResult } from "../lost-result.ts";
import { drawnAs } from "../link-to-video/quality.ts";
import { readableByProvider } from "../readable.ts";
import type { ToolRun } from "../tool.ts";
import type { AvatarInput } from "./input.ts";
import type { Shown } from "./person.ts";

type Run = ToolRun<AvatarInput>;

/** Longer than any script or recording. */
const MOST_SECONDS = 300;

/** The voice of a video as one sound, as long as the video: what it is composed to, so that lips and words keep together. */
async function voiceOf(run: Run, video: AvatarVideo): Promise<{ audio: string; duration: number }> {
  const document = composeAvatar({ ...video, music: null, captions: false });
  const name = await workName(run, { voice: video.scenes.map(({ passages }) => passages) });
  const [urls, file] = await Promise.all([urlsOf(run, document), targetAt(run, `${name}.wav`, "audio/wav")]);
  const drawn = { document, urls, ...drawnAs("render", document), title: run.task.title, poster: null };
  await run.media("voice alone", { kind: "export", ...drawn, format: "wav", at: 0, file });
  return { audio: file.key, duration: seconds(documentDuration(document)) };
}

interface Picture {
  readonly of: "film" | "photo" | "avatar";
  /** Of an avatar what its provider calls it. */
  readonly key: string;
  readonly engine?: string | undefined;
  /** Where the face is, as fractions. */
  readonly face: { x: number; y: number; width: number; height: number };
}

/**
 * A person whose lips a provider moves: started once, followed, its bytes fetched through the guarded egress and checked.
 * Throws model.* where the model ended, lost its key or refuses, and the credits go back.
 */
export async function lipsOfProvider(run: Run, picture: Picture, video: AvatarVideo): Promise<Pick<Shown, "person" | "engine">> {
  const model = await modelAtRun(run, run.input.lips?.id ?? "");
  const { audio, duration: spoken } = await voiceOf(run, video);
  const { of, key, engine } = picture;
  const made = await run.provider("lips", heyGenLips(run.variables, readableByProvider(run)), {
    request: { of, picture: key, audio, engine },
    use: { ...useOfModel(model, spoken), ...(of === "photo" ? { dollars: LIPS_DOLLARS.photo } : {}) },
  });
  const name = await workName(run, { lips: made.job });
  const [media, poster] = await Promise.all([targetAt(run, `${name}.mp4`, "video/mp4"), targetAt(run, `${name}.jpg`, "image/jpeg")]);
  const address = () => stillThere(() => lipsAddress(run.variables, made));
  const { width, height, duration } = await ofResult(run.fetched("lips fetched", { address, max_seconds: MOST_SECONDS, media, poster }));
  const copy = await targetAt(run, `${name}-copy.mp4`, "video/mp4");
  const shown = await ofResult(run.media("lips playable", { kind: "playable", file: await sourceOf(run, media.key), copy }));
  const film = { url: copy.key, width: shown.width || width, height: shown.height || height, duration: shown.duration || duration };
  return { person: { film, face: picture.face }, engine: model.id.replace("/", ":") };
}
