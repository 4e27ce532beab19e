import type { StoredOutput } from "../../../../db/schema/index.ts";
import type { StoredArtifact } from "../../../../trpc/contract/artifact.ts";
import { useOfModel } from "../../../../trpc/contract/rules/provider-calls.ts";
import type { JobOf } from "../../../media/protocol/jobs.ts";
import { filmName } from "../../files/keys.ts";
import { modelAtRun } from "../../models/admit.ts";
import { stillThere } from "../../providers/failed-job.ts";
import { falFaceSwap, swapAddress } from "../../providers/generation/face-swap.ts";
import { consentFacts } from "../consent-facts.ts";
import { sourceOf, targetAt, workName } from "../job-files.ts";
import { ofResult } from "../lost-result.ts";
import { markOf } from "../made-with-ai.ts";
import { readableByProvider } from "../readable.ts";
import { signed } from "../signed.ts";
import type { ToolRun } from "../tool.ts";
import { consentsOf, type FaceSwap } from "./kept.ts";

type Run = ToolRun<FaceSwap>;

/** Neither a new voice nor subtitles. */
const AS_IT_IS: Pick<JobOf<"dub">, "lines" | "under" | "subtitles" | "show" | "language"> = {
  lines: [],
  under: "off",
  subtitles: [],
  show: "none",
  language: "und",
};

/** One person in the film and one in the photo; the photo as it is sent. Throws avatar.* reasons, before anything is sent. */
async function lookedAt(run: Run): Promise<string> {
  const { film, face } = run.input;
  const clean = await targetAt(run, `${await workName(run, { clean: face.key })}.webp`, "image/webp");
  await run.media("face", { kind: "faces", file: await sourceOf(run, face.key), of: "photo", clean });
  const seen = { kind: "faces", file: await sourceOf(run, film.key), of: "film", clean: null } as const;
  await run.media("film", seen, { phase: "looking", from: 4, to: 20 });
  return clean.key;
}

/** What the provider made, fetched through the guarded egress and checked: its key. Throws model.expired. */
async function fetched(run: Run, made: { job: string }): Promise<string> {
  const name = await workName(run, { swapped: made.job });
  const [media, poster] = await Promise.all([targetAt(run, `${name}.mp4`, "video/mp4"), targetAt(run, `${name}.jpg`, "image/jpeg")]);
  const address = () => stillThere(() => swapAddress(run.variables, made));
  const max_seconds = run.input.film.duration + 5;
  await ofResult(run.fetched("fetch", { address, max_seconds, media, poster }, { phase: "fetching", from: 70, to: 80 }));
  return media.key;
}

/** Its picture with the sound of the film as it was: what a provider did to that is not asked about. */
async function withSound(run: Run, key: string): Promise<StoredArtifact> {
  const name = filmName(run.task.id);
  const [film, sound_of, video, poster] = await Promise.all([
    sourceOf(run, key),
    sourceOf(run, run.input.film.key),
    targetAt(run, `${name}.mp4`, "video/mp4"),
    targetAt(run, `${name}.jpg`, "image/jpeg"),
  ]);
  const job: JobOf<"dub"> = { kind: "dub", film, sound_of, ...AS_IT_IS, video, poster };
  const { width, height, duration, bytes } = await ofResult(run.media("sound", job, { phase: "fetching", from: 80, to: 90 }));
  const file = { kind: "video", name: "video", key: video.key, content_type: "video/mp4", poster_key: poster.key } as const;
  return { ...file, width, height, duration, bytes };
}

/** Film and photo, both looked at → the provider → the film with the other face; it always says that it was made with AI. */
export async function swapFace(run: Run): Promise<StoredOutput> {
  const { model, film } = run.input;
  await run.progress("looking", 2);
  const now = await modelAtRun(run, model.id);
  const face = await lookedAt(run);
  await run.progress("swapping", 22);
  const address = readableByProvider(run);
  const made = await run.provider("swap", falFaceSwap({ env: run.variables, address }), {
    request: { film: film.key, face },
    use: useOfModel(now, film.duration),
  });
  const video = await withSound(run, await fetched(run, made));
  const by = { model: { id: model.id, name: model.name }, source: "compositeWithTrainedAlgorithmicMedia" } as const;
  const artifacts = await signed(run, [video], { ...by, mark: markOf({ mark: true }) });
  const { seen, face: owner } = consentsOf(run.input);
  return {
    artifacts,
    facts: { ...consentFacts(run, seen, "consent_seen"), ...consentFacts(run, owner, "consent_face") },
    engines: { render: model.id.replace("/", ":") },
    timings: {},
  };
}
