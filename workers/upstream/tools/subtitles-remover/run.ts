import type { StoredOutput } from "../../../../db/schema/index.ts";
import type { StoredArtifact } from "../../../../trpc/contract/artifact.ts";
import { errorOf } from "../../../../trpc/contract/rules/errors.ts";
import { boxIn } from "../../../../trpc/contract/rules/erase-boxes.ts";
import { PREVIEW_SECONDS } from "../../../../trpc/contract/tools/subtitles-remover.ts";
import type { JobOf } from "../../../media/protocol/jobs.ts";
import { AppError } from "../../app-error.ts";
import { artifactName, nameOf } from "../background-remover/name.ts";
import { beforeAfter, bothFilms } from "../before-after.ts";
import type { KeptFile } from "../files.ts";
import { sourceOf } from "../job-files.ts";
import { signedOutput } from "../signed.ts";
import type { PartEnd, ToolRun } from "../tool.ts";
import { typedBoxes } from "./boxes.ts";
import type { EraseInput } from "./tool.ts";

type Run = ToolRun<EraseInput>;
type Boxes = JobOf<"erase">["boxes"];

async function find(run: Run, { key }: KeptFile, to: number): Promise<Boxes> {
  const seen = await run.media("find", { kind: "captions", film: await sourceOf(run, key) }, { phase: "finding", from: 2, to });
  if (seen.boxes.length === 0) throw new AppError("captions.notFound");
  return seen.boxes;
}

/** What was asked for, for the page to go on from; lists as JSON: facts are plain. */
const asFacts = ({ asked: { videos, boxes: _boxes, ...plain } }: EraseInput, video: KeptFile, boxes: Boxes) => ({
  ...plain,
  videos: JSON.stringify(videos),
  boxes: JSON.stringify(typedBoxes(boxes, video.duration)),
  seconds: video.duration,
});

/** The boxes of a film, proposed: nothing is made of it yet. */
async function propose(run: Run, video: KeptFile): Promise<StoredOutput> {
  const boxes = await find(run, video, 98);
  return { artifacts: [], facts: { ...asFacts(run.input, video, boxes), found: boxes.length }, engines: {}, timings: {} };
}

/** A preview or the whole of one film: before and after, in step. */
async function eraseFrom(run: Run, video: KeptFile): Promise<StoredOutput> {
  const { asked, start } = run.input;
  const begun = asked.boxes.length > 0 ? 2 : 15;
  const boxes = asked.boxes.length > 0 ? asked.boxes.map((box) => boxIn(box, video.duration)) : await find(run, video, begun);
  const [film, films] = await Promise.all([sourceOf(run, video.key), beforeAfter(run)]);
  const span = run.task.stage === "preview" ? { start, seconds: PREVIEW_SECONDS } : null;
  const job = { kind: "erase", film, boxes, follows: asked.quality === "advanced", span, ...films } as const;
  const made = await run.media("erase", job, { phase: "erasing", from: begun, to: 98 });
  const output = {
    artifacts: bothFilms("clean", films, made),
    facts: { ...asFacts(run.input, video, boxes), borrowed: made.borrowed, filled: made.filled, sound: made.sound },
    engines: { render: made.engine },
    timings: {},
  };
  // What is behind a mark is made up where no other frame shows it.
  return signedOutput(run, output, { engines: output.engines, source: "compositeWithTrainedAlgorithmicMedia", of: ["clean"] });
}

const cleanOf = ({ state, output }: PartEnd): StoredArtifact | undefined =>
  state === "success" ? output?.artifacts.find(({ name }) => name === "clean") : undefined;

/** All films under the names of their files, a part each. It has failed where each of them has: why, the first says. */
async function eraseFromAll(run: Run): Promise<StoredOutput> {
  const { videos, ...rest } = run.input;
  const ends = await run.parts(videos.map((video) => ({ title: nameOf(video.name), input: { ...rest, videos: [video] } })));
  const artifacts = ends.flatMap((end, at) => {
    const made = cleanOf(end);
    return made ? [{ ...made, name: artifactName(at, videos[at]?.name ?? "") }] : [];
  });
  const [first] = ends;
  if (artifacts.length === 0) throw new AppError(errorOf(first?.error_code ?? 0).key, { params: first?.error_values ?? {} });
  const engines = ends.find(({ state }) => state === "success")?.output?.engines ?? {};
  return { artifacts, facts: { asked: videos.length, done: artifacts.length }, engines, timings: {} };
}

/** Finds, previews, or makes one film; makes several by a part for each. */
export async function removeFromVideos(run: Run): Promise<StoredOutput> {
  const { stage } = run.task;
  const [first, second] = run.input.videos;
  if (!first) throw new AppError("form.incomplete");
  if (stage === "find") return propose(run, first);
  return second && stage === "render" ? eraseFromAll(run) : eraseFrom(run, first);
}
